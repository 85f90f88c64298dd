import { lazy, type ComponentType } from 'react'

type Part<Props> = { readonly Panel: ComponentType<Props>; readonly prepare: () => void }

/** A part of the header that is fetched only when somebody reaches for it. */
export function part<Props>(load: () => Promise<{ readonly Panel: ComponentType<Props> }>): Part<Props> {
  return {
    Panel: lazy(() => load().then(({ Panel }) => ({ default: Panel }))),
    // A failed attempt shows when the panel is opened, not when somebody only passes by.
    prepare: () => void load().catch(() => undefined),
  }
}
