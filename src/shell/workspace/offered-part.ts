import { createElement, useState, type ComponentType, type ReactNode } from 'react'
import { lazyPart } from '../lazy-part.ts'

export type OfferedPart<Props> = {
  readonly Part: ComponentType<Props>
  /** Fetches it before it is shown; done when it is there, or cannot be had. */
  readonly ready: () => Promise<void>
}

/** A lazy part that shows at once where it is there already. React would show what stands in for it for 300 ms. */
export function readyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): OfferedPart<Props> {
  let fetched: ComponentType<Props> | undefined
  const { Part: Coming } = lazyPart(load)
  return {
    Part: (props: Props): ReactNode => createElement(useState<ComponentType<Props>>(() => fetched ?? Coming)[0], props),
    ready: () =>
      load().then(
        (part) => void (fetched = part),
        () => undefined,
      ),
  }
}

const parts = new WeakMap<object, unknown>()

/** What an app offers under this name: always the same part for the same `load`, so that it can be made ready elsewhere. */
export function offeredPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): OfferedPart<Props> {
  const kept = parts.get(load) as OfferedPart<Props> | undefined // one name for each `load`
  const part = kept ?? readyPart(() => load().then((loaded) => loaded[name]))
  parts.set(load, part)
  return part
}
