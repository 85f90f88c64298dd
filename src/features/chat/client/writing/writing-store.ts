import { createStore, type StoreApi } from 'zustand'
import type { Outbox } from './outbox.ts'

/** What somebody has begun to write to a contact. */
type Draft = { readonly text: string; readonly isSaved: boolean }

export type Writing = {
  /** By contact; over what the server keeps, as long as somebody writes here. */
  readonly drafts: Readonly<Record<string, Draft>>
  readonly outbox: Outbox
  /** Whose conversations show now, on the page or in the panel. */
  readonly shown: readonly string[]
}
export type WritingStore = StoreApi<Writing>

export function writingStore(): WritingStore {
  return createStore<Writing>()(() => ({ drafts: {}, outbox: [], shown: [] }))
}
