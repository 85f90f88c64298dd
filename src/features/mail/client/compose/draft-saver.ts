export type SaveState = { readonly kind: 'clean' | 'waiting' | 'saving' | 'failed' } | { readonly kind: 'saved'; readonly at: Date }

/** `keepalive` when the page is being left: the call has to outlive it. */
type SaveWay = { readonly keepalive: boolean }

type SaverOptions<Draft> = {
  readonly save: (draft: Draft, way: SaveWay) => Promise<void>
  readonly onState: (state: SaveState) => void
}

export type DraftSaver<Draft> = {
  /** Saved after a pause in which nothing more is written. */
  readonly change: (draft: Draft) => void
  /** Saves now what is not saved yet; whether everything is. */
  readonly flush: () => Promise<boolean>
  /** The page is going: sends what is not saved yet without waiting for anything. */
  readonly flushLeaving: () => void
  /** Saves nothing more; resolves when nothing is on its way. */
  readonly stop: () => Promise<void>
}

const pause = 2000
/** What could not be saved is tried again by itself, e.g. once somebody is online or signed in again. */
const retryAfter = 10_000

/** Keeps something while it is written: one save after the other, the newest text always last, nothing lost by one that fails. */
export function draftSaver<Draft>({ save, onState }: SaverOptions<Draft>): DraftSaver<Draft> {
  let unsaved: { readonly draft: Draft } | undefined
  let running: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function later(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  async function saveOne(way: SaveWay): Promise<boolean> {
    const mine = unsaved
    if (!mine) return true
    onState({ kind: 'saving' })
    try {
      await save(mine.draft, way)
      if (unsaved !== mine) return true
      unsaved = undefined
      onState({ kind: 'saved', at: new Date() })
      return true
    } catch {
      onState({ kind: 'failed' })
      if (unsaved) later(retryAfter)
      return false
    }
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    let isSaved = true
    while (isSaved && (running || unsaved)) {
      running ??= saveOne({ keepalive: false }).finally(() => (running = undefined))
      isSaved = await running
    }
    return isSaved
  }

  return {
    change: (draft) => {
      unsaved = { draft }
      if (!running) onState({ kind: 'waiting' })
      later(pause)
    },
    flush,
    flushLeaving: () => {
      clearTimeout(timer)
      void saveOne({ keepalive: true })
    },
    stop: async () => {
      clearTimeout(timer)
      unsaved = undefined
      await running
    },
  }
}
