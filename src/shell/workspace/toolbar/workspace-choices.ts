import { useEffect } from 'react'
import { createStore } from 'zustand'
import type { MenuAction } from '../../../ui/menu.tsx'
import { storeContext } from '../store-context.tsx'

type Choices = {
  /** The workspaces one may go to, then invitations. Empty for whoever has no choice. */
  readonly groups: readonly (readonly MenuAction[])[]
  /** How many invitations wait. */
  readonly waiting: number
}

const none: Choices = { groups: [], waiting: 0 }

/** Where else somebody may work, for toolbar and user menu; the companion of the app that knows it fills it. */
export const workspaceChoices = storeContext('workspace choices', () => createStore<Choices>()(() => none))

export function useWorkspaceChoices(choices: Choices): void {
  const store = workspaceChoices.useStore()
  useEffect(() => {
    store.setState(choices)
    return () => store.setState(none)
  }, [store, choices])
}
