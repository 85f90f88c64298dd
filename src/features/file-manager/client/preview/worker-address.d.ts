/** The build copies the worker beside our scripts and gives its address. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs?url' {
  const address: string
  export default address
}
