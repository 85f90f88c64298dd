import { lazy, type ComponentType } from 'react'

type LazyPart<Props> = {
  readonly Part: ComponentType<Props>
  /** Fetches it before somebody asks. */
  readonly prepare: () => void
}

/** A part of a frame that is not needed at once: `lazyPart(() => import('./x.tsx').then(({ X }) => X))`. Stands in a Suspense. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return {
    Part: lazy(() => load().then((part) => ({ default: part }))),
    // A failed attempt shows when the part is opened, not when somebody only passes by.
    prepare: () => void load().catch(() => undefined),
  }
}
