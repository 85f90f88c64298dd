import { lazy, type ComponentType } from 'react'

type LazyPart<Props> = {
  readonly Part: ComponentType<Props>
  /** Fetches it before somebody asks. */
  readonly prepare: () => void
}

/** A part of a frame that is not needed at once: `lazyPart(() => import('./x.tsx').then(({ X }) => X))`. Stands in a Suspense. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return {
    Part: lazy(() => loadOnline(load).then((part) => ({ default: part }))),
    // A failed attempt shows when the part is opened, not when somebody only passes by.
    prepare: () => void load().catch(() => undefined),
  }
}

/** Without network it waits for one, so that a part which is still to come does not break the page around it. */
function loadOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(async (error: unknown) => {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadOnline(load)
  })
}
