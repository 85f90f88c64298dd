import type { ExtensionRequest } from '../contract.ts'
import type { Draft } from './draft.ts'
import type { Outcome } from './send.ts'

/** A draft and the form route it belongs to. */
export type DraftAt = { readonly path: string; readonly draft: Draft }

export type Sent = DraftAt & { readonly request: ExtensionRequest; readonly outcome: Outcome | { readonly kind: 'under-way' } }

/** Keeps what was sent for a reload of this tab, and for this tab only. */
export type SentStore = { readonly read: () => Sent | undefined; readonly write: (sent: Sent) => void; readonly clear: () => void }

// NOTE the number changes with the shape of `Sent`, so that an older tab finds nothing instead of something else.
const key = 'extension.sent.1'

/** Where the browser refuses storage, a reload finds nothing; all else works. */
export function sentStore(storage: () => Storage): SentStore {
  function attempt<Result>(act: (store: Storage) => Result): Result | undefined {
    try {
      return act(storage())
    } catch {
      return undefined
    }
  }
  return {
    read: () => attempt((store) => JSON.parse(store.getItem(key) ?? 'null') as Sent | null) ?? undefined, // only `write` puts it there
    write: (sent) => attempt((store) => store.setItem(key, JSON.stringify(sent))),
    clear: () => attempt((store) => store.removeItem(key)),
  }
}
