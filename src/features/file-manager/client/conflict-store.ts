import { createStore } from 'zustand'
import type { ConflictChoice } from '../file.ts'

/** A name is taken: what is it called, and where. */
type Question = {
  readonly what: string
  readonly where: string
  /** Others may follow, so that one answer for all is offered. */
  readonly isMany: boolean
}
export type ConflictAnswer = { readonly choice: ConflictChoice; readonly isForAll: boolean }
export type Asked = Question & { readonly id: number; readonly answer: (answer: ConflictAnswer | undefined) => void }

/** First the one that shows; others wait for its answer. Uploads outlive the page, and so do their questions. */
export const conflictStore = createStore<{ readonly asked: readonly Asked[] }>()(() => ({ asked: [] }))
let lastId = 0

/** Asks what to do about a taken name; nothing where it is left as it is. */
export function askConflict(question: Question): Promise<ConflictAnswer | undefined> {
  const { promise, resolve } = Promise.withResolvers<ConflictAnswer | undefined>()
  lastId += 1
  const id = lastId
  const answer = (given: ConflictAnswer | undefined): void => {
    conflictStore.setState(({ asked }) => ({ asked: asked.filter((each) => each.id !== id) }))
    resolve(given)
    // Those that were asked at the same time wait behind this one; they want no answer of their own any more.
    if (given?.isForAll) for (const other of conflictStore.getState().asked) if (other.isMany) other.answer(given)
  }
  conflictStore.setState(({ asked }) => ({ asked: [...asked, { ...question, id, answer }] }))
  return promise
}
