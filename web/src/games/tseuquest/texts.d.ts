declare module 'virtual:tseuquest/*' {
  const texts: string
  export default texts
}
