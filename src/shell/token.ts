import { tokenKey } from './stored-token.ts'

export function keepToken(token: string): void {
  localStorage.setItem(tokenKey, token)
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(tokenKey)
  } catch {
    // Then there was none.
  }
}

export const refusedEvent = 'access-refused'

/** Told to the window when a server does not know a token; whoever shows pages for members listens. */
export function tellRefused(token: string | null): void {
  dispatchEvent(new CustomEvent(refusedEvent, { detail: token }))
}
