declare module 'virtual:texts/*' {
  const texts: string
  export default texts
}

declare module 'virtual:rules/*' {
  const texts: string
  export default texts
}
