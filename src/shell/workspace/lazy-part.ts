import { lazy, useEffect, type ComponentType } from 'react'

type LazyPart<Props> = {
  readonly Part: ComponentType<Props>
  /** Fetches it before somebody asks. */
  readonly prepare: () => void
}

/** A part of the frame that is not needed at once: `lazyPart(() => import('./x.tsx').then(({ X }) => X))`. Stands in a Suspense. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return {
    Part: lazy(() => load().then((part) => ({ default: part }))),
    // A failed attempt shows when the part is opened, not when it was only prepared.
    prepare: () => void load().catch(() => undefined),
  }
}

const pageHasTime = 1500

/** Fetches a part a little after the start, so that it is there on the click and costs nothing before. */
export function usePrepared(prepare: () => void): void {
  useEffect(() => {
    const timer = setTimeout(prepare, pageHasTime)
    return () => clearTimeout(timer)
  }, [prepare])
}
