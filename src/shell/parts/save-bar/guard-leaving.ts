import { answerLeaving } from './leave-question.ts'

/** What we use of the Navigation API; older browsers have none of it. */
export type NavigateEventLike = Event & {
  readonly navigationType: 'push' | 'replace' | 'traverse' | 'reload'
  readonly canIntercept: boolean
  readonly destination: { readonly url: string; readonly key: string }
}
export type NavigationLike = {
  readonly addEventListener: (type: 'navigate', listener: (event: NavigateEventLike) => void) => void
  readonly removeEventListener: (type: 'navigate', listener: (event: NavigateEventLike) => void) => void
  readonly traverseTo: (key: string) => unknown
}

type Guarding = {
  /** `address` where the form itself stands in the query of the address, so that changing it leaves the form. */
  readonly what?: 'page' | 'address'
  readonly navigation: NavigationLike | undefined
  /** Whether to leave. */
  readonly ask: () => Promise<boolean>
  readonly go: (url: string, options: { readonly replace: boolean }) => void
}

/** Stops every way off this page (link, command, back button, closing the window) until somebody said that they want to leave. */
export function guardLeaving({ what = 'page', navigation, ask, go }: Guarding): () => void {
  const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => (what === 'page' ? pathname : pathname + search)
  const home = placeOf(location)
  let mayLeave = false

  function askFirst(event: Event, leave: () => void): void {
    event.preventDefault()
    void ask().then((isLeaving) => {
      if (!isLeaving) return
      mayLeave = true
      leave()
    })
  }

  function onNavigate(event: NavigateEventLike): void {
    const { navigationType, destination, cancelable, canIntercept } = event
    const to = new URL(destination.url)
    // Filters and tabs of the same page live in its address; other sites are asked about by the browser itself.
    if (mayLeave || !cancelable || !canIntercept || to.origin !== location.origin || placeOf(to) === home) return
    askFirst(event, () => {
      if (navigationType === 'traverse') navigation?.traverseTo(destination.key)
      else go(to.pathname + to.search + to.hash, { replace: navigationType === 'replace' })
    })
  }

  /** For browsers without the Navigation API: at least the links. */
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank'
    if (!link || mayLeave || isElsewhere || link.origin !== location.origin || placeOf(link) === home) return
    event.stopPropagation()
    askFirst(event, () => go(link.pathname + link.search + link.hash, { replace: false }))
  }

  async function answer(): Promise<boolean> {
    mayLeave ||= await ask()
    return mayLeave
  }

  function onUnload(event: BeforeUnloadEvent): void {
    if (!mayLeave) event.preventDefault()
  }

  if (navigation) navigation.addEventListener('navigate', onNavigate)
  else document.addEventListener('click', onClick, { capture: true })
  addEventListener('beforeunload', onUnload)
  const stopAnswering = answerLeaving(answer)
  return () => {
    stopAnswering()
    navigation?.removeEventListener('navigate', onNavigate)
    document.removeEventListener('click', onClick, { capture: true })
    removeEventListener('beforeunload', onUnload)
  }
}
