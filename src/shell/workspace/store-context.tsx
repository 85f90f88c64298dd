import { createContext, use, useState, type ReactNode } from 'react'
import { useStore, type StoreApi } from 'zustand'

type StoreContext<State, Start> = {
  readonly Provider: (props: { readonly start: Start; readonly children: ReactNode }) => ReactNode
  /** A part of the state; the component renders again when that part changes. */
  readonly useState: <Part>(select: (state: State) => Part) => Part
  /** The store itself, for acting on it without following it. */
  readonly useStore: () => StoreApi<State>
}

/** A store that lives as long as the workspace above it; a test or a second workspace has its own. */
export function storeContext<State, Start>(name: string, create: (start: Start) => StoreApi<State>): StoreContext<State, Start> {
  const Context = createContext<StoreApi<State> | undefined>(undefined)

  function useHere(): StoreApi<State> {
    const store = use(Context)
    if (!store) throw new Error(`no ${name} above this component`)
    return store
  }

  function Provider({ start, children }: { readonly start: Start; readonly children: ReactNode }): ReactNode {
    const [store] = useState(() => create(start))
    return <Context value={store}>{children}</Context>
  }

  return { Provider, useState: (select) => useStore(useHere(), select), useStore: useHere }
}
