import { useLayoutEffect } from 'react'
import { createStore } from 'zustand'
import { storeContext } from '../store-context.tsx'
import type { Command } from './command.ts'

/** Who offers: the nearer to the reader, the more its keys count. */
const scopes = ['page', 'app', 'shell'] as const
export type CommandScope = (typeof scopes)[number]

type Offer = { readonly scope: CommandScope; readonly commands: readonly Command[] }
type Sources = ReadonlyMap<object, Offer>
type CommandState = {
  readonly sources: Sources
  readonly offer: (source: object, offer: Offer) => void
  readonly withdraw: (source: object) => void
}

export const commandStore = storeContext('command store', () =>
  createStore<CommandState>()((set) => ({
    sources: new Map(),
    offer: (source, offer) => set(({ sources }) => ({ sources: new Map(sources).set(source, offer) })),
    withdraw: (source) => set(({ sources }) => ({ sources: new Map([...sources].filter(([each]) => each !== source)) })),
  })),
)

/** Offers commands while the component is there. Keep the array stable (`useMemo`), or each rendering offers them anew. */
export function useCommands(commands: readonly Command[], scope: CommandScope = 'page'): void {
  const store = commandStore.useStore()
  useLayoutEffect(() => {
    const source = {}
    store.getState().offer(source, { scope, commands })
    return () => store.getState().withdraw(source)
  }, [store, commands, scope])
}

/** All that can be done now. The page comes before the shell, and what was offered last first; it wins where ids or keys are the same. */
export function allCommands(sources: Sources): readonly Command[] {
  return offersOf(sources).map(({ command }) => command)
}

/** The same, and who offers it. */
export function offersOf(sources: Sources): readonly { readonly scope: CommandScope; readonly command: Command }[] {
  const latest = [...sources.values()].toReversed()
  const offers = scopes.flatMap((scope) =>
    latest.filter((offer) => offer.scope === scope).flatMap(({ commands }) => commands.map((command) => ({ scope, command }))),
  )
  return offers.filter(({ command }, at) => offers.findIndex((other) => other.command.id === command.id) === at)
}
