import { returnPath } from '../../../kit/return-path.ts'
import { homePath, type AppAccess } from '../../app-entry.ts'
import { mayEnter } from '../session/session.ts'

export const signInPath = '/login'

/** Pages a signed-in person has no use for: they lead on by themselves. */
const onlyBefore: readonly string[] = [signInPath, '/register']

type Visit = {
  readonly access: AppAccess
  readonly roles: readonly string[]
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  /** Whether some app serves the page to sign in. */
  readonly canSignIn: boolean
}

type Door =
  | { readonly kind: 'open' }
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'closed'; readonly access: Exclude<AppAccess, 'public'> }

/** Whether somebody may enter; a guest is asked to sign in and comes back afterwards. */
export function doorFor({ access, roles, path, search, canSignIn }: Visit): Door {
  if (access === 'public' || mayEnter(access, roles)) return { kind: 'open' }
  const isGuest = roles.length === 0
  if (isGuest && canSignIn) return { kind: 'elsewhere', path: `${signInPath}?return=${encodeURIComponent(path + search)}` }
  const back = wantedPath(search)
  if (access === 'guest' && (back !== undefined || onlyBefore.includes(path))) return { kind: 'elsewhere', path: back ?? homePath }
  return { kind: 'closed', access }
}

/** Where an address says one wanted to go. Only ever a place of our own. */
export function wantedPath(search: string): string | undefined {
  return returnPath(new URLSearchParams(search).get('return'))
}
