import type { Steps } from './sorted-in-steps.ts'

// Half a frame; the rest is for React and the browser.
const sliceMilliseconds = 6

export type Work = { readonly stop: () => void }

/** Does the work between everything else the page has to do, and says when it is done. */
export function workInSlices<Result>(steps: Steps<Result>, finish: (result: Result) => void): Work {
  let isStopped = false

  function slice(): void {
    if (isStopped) return
    const until = performance.now() + sliceMilliseconds
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return finish(step.value)
      if (performance.now() >= until) return later(slice)
    }
  }

  later(slice)
  return { stop: () => void (isStopped = true) }
}

/** All of it at once, where there is little. */
export function workAtOnce<Result>(steps: Steps<Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

type Scheduler = { readonly yield?: () => Promise<void> }

/** After what waits already, e.g. a click; but before what is asked for later, where the browser knows how. */
function later(go: () => void): void {
  // Not in every browser yet, so TypeScript may not promise it.
  const { scheduler } = globalThis as unknown as { readonly scheduler?: Scheduler }
  if (scheduler?.yield) void scheduler.yield().then(go)
  else setTimeout(go)
}
