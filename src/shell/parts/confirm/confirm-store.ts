import { createStore } from 'zustand'
import { storeContext } from '../../workspace/store-context.tsx'

/** Only for what cannot be undone. */
export type Question = {
  /** As a question, with the thing and how many: «Delete 3 boards for ever?» */
  readonly title: string
  /** What follows from it. */
  readonly body: string
  /** What the button does, as a verb: «Delete». */
  readonly verb: string
  /** The button that changes nothing; «Cancel» without it. */
  readonly safeVerb?: string
  readonly isDanger?: boolean
  /** For the gravest: the name that has to be typed first. */
  readonly typed?: string
}

export type Asked = Question & { readonly id: number; readonly answer: (isYes: boolean) => void }

type ConfirmState = {
  /** First the one that shows; a second question waits for the answer to the first. */
  readonly asked: readonly Asked[]
  readonly ask: (question: Question) => Promise<boolean>
}

export const confirmStore = storeContext('confirm', () => {
  let count = 0
  return createStore<ConfirmState>()((set) => ({
    asked: [],
    ask: (question) =>
      new Promise((resolve) => {
        const id = ++count
        const answer = (isYes: boolean): void => {
          set(({ asked }) => ({ asked: asked.filter((each) => each.id !== id) }))
          resolve(isYes)
        }
        set(({ asked }) => ({ asked: [...asked, { ...question, id, answer }] }))
      }),
  }))
})

/** `if (await confirm({ title, body, verb, isDanger: true })) …` */
export function useConfirm(): ConfirmState['ask'] {
  return confirmStore.useStore().getState().ask
}
