import type { WritingStore } from './writing-store.ts'

export type SaveDraft = (contactId: string, text: string, way: { readonly keepalive: boolean }) => Promise<void>

export type DraftKeeper = {
  /** Shows at once, is saved after a pause in which nothing more is written. */
  readonly write: (contactId: string, text: string) => void
  /** Nobody writes there any more: saved now, and from then on the server's word counts. */
  readonly leave: (contactId: string) => void
  /** Saves all that is not saved yet. */
  readonly flush: (way?: { readonly keepalive: boolean }) => void
}

const pause = 800

/** Keeps what was begun to write, for each contact, in this browser at once and on the server soon. */
export function draftKeeper(store: WritingStore, save: SaveDraft): DraftKeeper {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  function put(contactId: string, text: string, isSaved: boolean): void {
    store.setState(({ drafts }) => ({ drafts: { ...drafts, [contactId]: { text, isSaved } } }))
  }

  async function saveOne(contactId: string, way = { keepalive: false }): Promise<void> {
    clearTimeout(timers.get(contactId))
    timers.delete(contactId)
    const draft = store.getState().drafts[contactId]
    if (!draft || draft.isSaved) return
    try {
      await save(contactId, draft.text, way)
      // What was written meanwhile is saved by its own timer.
      if (store.getState().drafts[contactId]?.text === draft.text) put(contactId, draft.text, true)
    } catch {
      // NOTE It still stands here as not saved, and goes with the next letter, on leaving, or when the network is back.
    }
  }

  return {
    write: (contactId, text) => {
      put(contactId, text, false)
      clearTimeout(timers.get(contactId))
      timers.set(
        contactId,
        setTimeout(() => void saveOne(contactId), pause),
      )
    },
    leave: (contactId) => {
      void saveOne(contactId).then(() => {
        const { drafts } = store.getState()
        if (drafts[contactId]?.isSaved)
          store.setState({ drafts: Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== contactId)) })
      })
    },
    flush: (way) => Object.keys(store.getState().drafts).forEach((contactId) => void saveOne(contactId, way)),
  }
}
