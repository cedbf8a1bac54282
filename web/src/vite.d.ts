declare module 'virtual:texts/*' {
  const texts: string
  export default texts
}
