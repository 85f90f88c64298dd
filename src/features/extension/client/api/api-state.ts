/** How often one network may ask in a minute, as this installation is set. */
export type ApiLimits = { readonly submit: number; readonly receipt: number }

/** What a server renders the page about the API from. */
export function stateOfApi(limits: ApiLimits): { readonly limits: ApiLimits } {
  return { limits }
}
