import { createStore, type StoreApi } from 'zustand'
import type { AppAccess } from '../../app-entry.ts'
import { storeContext } from '../store-context.tsx'

/** Who works here. A guest has no roles. */
export type User = {
  readonly id: string
  /** The provider they signed in with. */
  readonly from: 'custom api' | 'firebase' | 'auth0' | 'identity provider'
  readonly name: string
  readonly email: string
  readonly photo?: string
  readonly roles: readonly string[]
  /** As the account keeps them; empty as long as nothing was chosen. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly shortcuts?: readonly string[]
  readonly workspace: { readonly id: string; readonly name: string }
  /** When the account will be deleted, as long as its owner may keep it. */
  readonly deleteAt?: string
}

/** Why a session ended by itself, in the words of the specification. */
export type SessionEnd = 'access_token expired' | 'Invalid access_token'

type SessionState = {
  /** Stays while a session is interrupted: the page of this user still stands. */
  readonly user: User | undefined
  /** `starting` until it is known whom the stored token belongs to; `unreachable` when nobody could say. */
  readonly status: 'starting' | 'guest' | 'signed-in' | 'interrupted' | 'unreachable'
  readonly message: SessionEnd | undefined
  readonly signedIn: (user: User) => void
  /** The same person with something changed; of anybody else it is too late to hear. */
  readonly updateUser: (user: User) => void
  /** Whoever is here now, by whatever way. */
  readonly setUser: (user: User | undefined) => void
  /** The session ended under an open page, which stays. */
  readonly interrupted: (message: SessionEnd) => void
  /** The session had ended before anything was shown. */
  readonly removeUser: (message: SessionEnd) => void
  readonly signedOut: () => void
  readonly unreachable: () => void
  /** Back to the beginning: the stored token is looked at again. */
  readonly reset: () => void
}

export type SessionStore = StoreApi<SessionState>

export type SessionFirst = { readonly user?: User | undefined; readonly status: SessionState['status'] }

export const sessionStore = storeContext('session', createSession)

export function createSession({ user: first, status: firstStatus }: SessionFirst): SessionStore {
  const nobody = { user: undefined, message: undefined }
  return createStore<SessionState>()((set, get) => ({
    user: first,
    status: firstStatus,
    message: undefined,
    signedIn: (user) => set({ user, status: 'signed-in', message: undefined }),
    updateUser: (user) => (get().user?.id === user.id ? set({ user }) : undefined),
    setUser: (user) => {
      const { user: before, updateUser, signedIn, signedOut } = get()
      if (!user) signedOut()
      else if (user.id === before?.id) updateUser(user)
      else signedIn(user)
    },
    interrupted: (message) => (get().status === 'signed-in' ? set({ status: 'interrupted', message }) : undefined),
    removeUser: (message) => set({ ...nobody, status: 'guest', message }),
    signedOut: () => set({ ...nobody, status: 'guest' }),
    unreachable: () => set({ ...nobody, status: 'unreachable' }),
    reset: () => set({ ...nobody, status: 'starting' }),
  }))
}

export function useUser(): User | undefined {
  return sessionStore.useState(({ user }) => user)
}

const noRoles: readonly string[] = []

/** What whoever is here may do; nothing is known of it as long as nobody could say who that is. */
export function useRoles(): readonly string[] | undefined {
  return sessionStore.useState(({ user, status }) => user?.roles ?? (status === 'guest' ? noRoles : undefined))
}

/** Whose things show: nothing that was read for one account or workspace may be seen in another. */
export function ownerOf(user: User | undefined): string {
  return user ? `${user.id} ${user.workspace.id}` : 'guest'
}

/** Whether these roles open the door. No role at all is a guest; unknown roles open public doors only. */
export function mayEnter(access: AppAccess, roles: readonly string[] | undefined): boolean {
  if (access === 'public') return true
  if (!roles) return false
  if (access === 'guest') return roles.length === 0
  if (access === 'signed-in') return roles.length > 0
  return roles.includes('admin') || roles.includes(access)
}
