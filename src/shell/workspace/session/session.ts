import { createStore } from 'zustand'
import type { AppAccess } from '../../app-entry.ts'
import { storeContext } from '../store-context.tsx'

/** Who works here. A guest has no roles. */
export type User = { readonly name: string; readonly email: string; readonly photo?: string; readonly roles: readonly string[] }

type SessionState = { readonly user: User | undefined; readonly setUser: (user: User | undefined) => void }

export const sessionStore = storeContext('session', (user: User | undefined) =>
  createStore<SessionState>()((set) => ({ user, setUser: (next) => set({ user: next }) })),
)

export function useUser(): User | undefined {
  return sessionStore.useState(({ user }) => user)
}

/** Whether these roles open the door. No role at all is a guest. */
export function mayEnter(access: AppAccess, roles: readonly string[]): boolean {
  if (access === 'public') return true
  if (access === 'guest') return roles.length === 0
  if (access === 'signed-in') return roles.length > 0
  return roles.includes('admin') || roles.includes(access)
}
