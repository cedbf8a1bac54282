/** The Fluent files of one purpose (vite.config.ts): `virtual:rules`, by language. */
declare module 'virtual:*' {
  const sources: import('./text/texts.svelte').Sources
  export default sources
}
