import type { ExtensionRequest } from '../contract.ts'
import type { Draft } from './form/draft.ts'
import type { Outcome } from './send.ts'

/** A draft and the form route it belongs to. */
export type DraftAt = { readonly path: string; readonly draft: Draft }

/** Not answered yet: on its way, or the browser is doing work that the server asks for first. */
export type UnderWay = { readonly kind: 'under-way'; readonly step: 'sending' | 'working' }

export type Sent = DraftAt & {
  readonly request: ExtensionRequest
  readonly outcome: Outcome | UnderWay
  /** Sent along with every try, so that the server answers them all as one. */
  readonly key: string
}

export type Kept = { readonly current?: DraftAt; readonly sent?: Sent }

/** Keeps what was typed and sent for a reload of this tab, and for this tab only. */
export type KeptStore = { readonly read: () => Kept | undefined; readonly write: (kept: Kept) => void; readonly clear: () => void }

// NOTE the number changes with the shape of `Kept`, so that an older tab finds nothing instead of something else.
const key = 'extension.5'

/** Where the browser refuses storage, a reload finds nothing; all else works. */
export function keptStore(storage: () => Storage): KeptStore {
  function attempt<Result>(act: (store: Storage) => Result): Result | undefined {
    try {
      return act(storage())
    } catch {
      return undefined
    }
  }
  return {
    read: () => attempt((store) => JSON.parse(store.getItem(key) ?? 'null') as Kept | null) ?? undefined, // only `write` puts it there
    write: (kept) => attempt((store) => store.setItem(key, JSON.stringify(kept))),
    clear: () => attempt((store) => store.removeItem(key)),
  }
}

/** A server keeps nothing between two pages. */
export const keepsNothing: KeptStore = { read: () => undefined, write: () => undefined, clear: () => undefined }
