declare module 'virtual:tseuquest/*' {
  const texts: string
  export default texts
}

declare module 'virtual:tseuquest-rules/*' {
  const texts: string
  export default texts
}

declare module 'virtual:tseuquest-learn/*' {
  const texts: string
  export default texts
}
