/** The address of a worker that the build makes of a file. */
declare module '*?worker&url' {
  const address: string
  export default address
}
