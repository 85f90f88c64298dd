import { createStore } from 'zustand'
import { storeContext } from '../store-context.tsx'

export type NoticeKind = 'plain' | 'ok' | 'danger' | 'info' | 'warn'

export type Notice = {
  readonly id: number
  readonly text: string
  readonly kind: NoticeKind
  readonly at: Date
  readonly action?: NoticeAction
}
/** A shortcut to something that can also be reached without time limit, e.g. undo. */
export type NoticeAction = { readonly label: string; readonly run: () => void }

type NoticeState = {
  /** The one that shows; an older one gives way but stays in the history. */
  readonly current: Notice | undefined
  /** Newest first. */
  readonly history: readonly Notice[]
  readonly show: (text: string, options?: { readonly kind?: NoticeKind; readonly action?: NoticeAction }) => void
  readonly hide: () => void
  readonly clear: () => void
}

const kept = 100

export const noticeStore = storeContext('notices', () =>
  createStore<NoticeState>()((set) => {
    let lastId = 0

    /** What was done once cannot be done again from the history. */
    function once(id: number, { label, run }: NoticeAction): NoticeAction {
      const spent = (notice: Notice): Notice => (notice.id === id ? withoutAction(notice) : notice)
      return {
        label,
        run: () => {
          set(({ history }) => ({ history: history.map(spent) }))
          run()
        },
      }
    }

    return {
      current: undefined,
      history: [],
      show: (text, { kind = 'plain', action } = {}) => {
        lastId += 1
        const notice: Notice = { id: lastId, text, kind, at: new Date(), ...(action ? { action: once(lastId, action) } : {}) }
        set(({ history }) => ({ current: notice, history: [notice, ...history].slice(0, kept) }))
      },
      hide: () => set({ current: undefined }),
      clear: () => set({ history: [], current: undefined }),
    }
  }),
)

function withoutAction({ id, text, kind, at }: Notice): Notice {
  return { id, text, kind, at }
}

/** Says what happened, at the top and in the history: `notify('Saved', { kind: 'ok' })`. */
export function useNotify(): NoticeState['show'] {
  return noticeStore.useStore().getState().show
}
