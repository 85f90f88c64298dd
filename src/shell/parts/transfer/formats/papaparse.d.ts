// NOTE the published types bring the types of Node along, which browser code must not see; this is what we use of it.
declare module 'papaparse' {
  type Options = { readonly delimitersToGuess: readonly string[]; readonly skipEmptyLines: 'greedy' }
  const Papa: { readonly parse: (text: string, options: Options) => { readonly data: readonly (readonly string[])[] } }
  export default Papa
}
