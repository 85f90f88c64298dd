import type { ComponentType } from 'react'
import type { User } from './session.ts'

/** What the workspace asks of whoever keeps accounts; it knows them only by this. */
export type SessionKeeper = {
  /** Who the stored token belongs to, and a fresh token. Throws `not-signed-in` if nobody. */
  readonly resume: () => Promise<User>
  /**
   * Saves name, settings and shortcuts. Gives the user as it is kept, and what to tell.
   * The token is given where the stored one is gone: for what is still to be sent when somebody has signed out.
   */
  readonly save: (user: User, token?: string) => Promise<{ readonly user: User; readonly notice: string }>
  /** Ends the session at our server. Gives the address at which the provider it came from ends its own, if there is one. */
  readonly signOut: (user: User, token?: string) => Promise<string | undefined>
  /** Stands in for every page while the account is about to be deleted: keep it, or sign out. */
  readonly loadLeaving: () => Promise<{ readonly Leaving: ComponentType }>
  /** Asks for a password over the page that somebody was at when their session ended. */
  readonly loadSignInAgain: () => Promise<{ readonly SignInAgain: ComponentType<SignInAgainProps> }>
}

export type SignInAgainProps = {
  readonly user: User
  /** The token is stored by then. */
  readonly onSignedIn: (user: User) => void
  /** They would rather leave. */
  readonly onLeave: () => void
}
