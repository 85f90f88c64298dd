import type { connectShared } from './shared-connection.ts'

const patience = 5000

/** The stream is not needed to show the first page, so its code is fetched beside it. */
export const connectLater: typeof connectShared = (options) => {
  let isStopped = false
  let stop: (() => void) | undefined

  function begin(): void {
    if (isStopped) return
    import('./shared-connection.ts').then(
      (loaded) => {
        if (!isStopped) stop = loaded.connectShared(options)
      },
      () => {
        options.onLink(false)
        setTimeout(begin, patience)
      },
    )
  }

  begin()
  return () => {
    isStopped = true
    stop?.()
  }
}
