// The build gives a file of the atlas an address of our own.
declare module 'world-atlas/*?url' {
  const address: string
  export default address
}
