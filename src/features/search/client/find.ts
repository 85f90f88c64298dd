import type { Find } from '../../../shell/app-entry.ts'
import { call } from '../../../shell/call.ts'
import { search } from '../contract.ts'
import { kindLooks } from './kind-looks.ts'

/** What fits, for the toolbar and the palette: the first page of the search. */
export const find: Find = async (typed, signal) => {
  const results = await call(search, { q: typed.slice(0, 500) }, { signal })
  return results.map(({ id, kind, title, url, words }) => ({ id: `${kind}-${id}`, title, path: url, marks: words, ...lookOf(kind) }))
}

function lookOf(kind: keyof typeof kindLooks) {
  const { title, icon } = kindLooks[kind]
  return { kind: title, icon }
}
