import { useSyncExternalStore } from 'react'

const minute = 60_000

/** The time, at most a minute old. Only components that ask follow it; one timer serves them all. */
export function useMinute(): Date {
  return new Date(useSyncExternalStore(follow, currentMinute))
}

const followers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function follow(tell: () => void): () => void {
  followers.add(tell)
  timer ??= setInterval(() => followers.forEach((each) => each()), minute / 4)
  return () => {
    followers.delete(tell)
    if (followers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** A number, so that nothing renders again within the same quarter of a minute. */
function currentMinute(): number {
  return Math.floor(Date.now() / (minute / 4)) * (minute / 4)
}
