type PausableTimer = { readonly resume: () => void; readonly pause: () => void }

/** Ends after `duration` milliseconds of running; while it stands no time goes by. It begins standing. */
export function pausableTimer(duration: number, onEnd: () => void): PausableTimer {
  let left = duration
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    resume: () => {
      if (timer !== undefined) return
      startedAt = Date.now()
      timer = setTimeout(onEnd, left)
    },
    pause: () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left = Math.max(0, left - (Date.now() - startedAt))
    },
  }
}
