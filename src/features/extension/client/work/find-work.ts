import type { Work } from '../../work.ts'
import type { WorkOrder } from './search.ts'
// oxlint-disable-next-line import/default -- the build makes a worker of the file and gives its address
import address from './work-worker.ts?worker&url'

/** Has a worker of our own do the work. Nothing where the browser refuses one, or once nobody waits for it. */
export function findWork(order: WorkOrder, signal: AbortSignal): Promise<Work | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(trusted() as string, { type: 'module' }) // what vouches for an address may stand in its place
    function end(work?: Work): void {
      worker.terminate()
      resolve(work)
    }
    worker.addEventListener('message', ({ data: work }: MessageEvent<Work>) => end(work))
    worker.addEventListener('error', () => end())
    signal.addEventListener('abort', () => end())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; between threads there are no origins
    worker.postMessage(order)
  })
}

/** The page lets no plain text become code; this one address is vouched for. */
function trusted(): unknown {
  return window.trustedTypes?.createPolicy('work-worker', { createScriptURL: () => address }).createScriptURL('') ?? address
}
