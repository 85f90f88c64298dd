import type { Browser, Page } from 'playwright-core'

// RunTask is one turn of the event loop; Chromium counts it among what is switched on by this category only.
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', '__metadata']

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds on the clock of the wall and on that of the thread. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

export type Tasks = {
  /** Milliseconds the page's main thread worked in one go, at most. */
  readonly longest: number
  /** How many turns were seen: none would mean that nothing was measured. */
  readonly count: number
}

/** Watches the main thread of the page while somebody does something there. Needs a browser in which nothing else runs. */
export async function tasksDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, { categories })
  let trace: Buffer
  try {
    await act()
  } finally {
    trace = await browser.stopTracing()
  }
  return tasksIn(trace.toString())
}

/** The turns of the main threads of pages in a trace. */
export function tasksIn(trace: string): Tasks {
  // Chromium's own format; whatever lacks a field is not counted.
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] }
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  // Time on the thread's own clock: while another program has the processor, the page does no work.
  const lengths = traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mainThreads.has(`${pid} ${tid}`))
    .flatMap(({ dur, tdur }) => tdur ?? dur ?? [])
  return { longest: lengths.reduce((most, length) => Math.max(most, length), 0) / 1000, count: lengths.length }
}
