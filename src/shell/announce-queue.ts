export type Level = 'polite' | 'assertive'
export type Announcement = { readonly text: string; readonly level: Level }

type AnnounceQueue = { readonly add: (announcement: Announcement) => void; readonly stop: () => void }

// NOTE Screen readers drop sentences that replace each other faster than this.
const spacing = 150

/** Speaks one sentence after the other; `speak(undefined)` means silence. */
export function announceQueue(speak: (announcement: Announcement | undefined) => void): AnnounceQueue {
  const waiting: Announcement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function speakNext(): void {
    const next = waiting.shift()
    timer = next ? setTimeout(speakNext, spacing) : undefined
    if (next) speak(next)
  }

  return {
    add: (announcement) => {
      if (waiting.some(({ text }) => text === announcement.text)) return
      waiting.push(announcement)
      if (timer !== undefined) return
      // Silence first, so that the same sentence twice is heard twice.
      speak(undefined)
      timer = setTimeout(speakNext, spacing)
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
