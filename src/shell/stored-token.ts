export const tokenKey = 'jwt_access_token'

/** The token of whoever is signed in, under the name that the specification gives it. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    // Where storage is refused, nobody stays signed in.
    return null
  }
}
