const key = 'jwt_access_token'

/** The token of whoever is signed in, under the name that the specification gives it. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Where storage is refused, nobody stays signed in.
    return null
  }
}

export function keepToken(token: string): void {
  localStorage.setItem(key, token)
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then there was none.
  }
}

export const tokenKey = key

export const refusedEvent = 'access-refused'

/** Told to the window when a server does not know a token; whoever shows pages for members listens. */
export function tellRefused(token: string | null): void {
  dispatchEvent(new CustomEvent(refusedEvent, { detail: token }))
}
