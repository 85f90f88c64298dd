/** A small choice kept in a cookie, so that the next page already leaves the server with it. It says nothing about a person. */
export function remembered(name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(document.cookie)?.[1]
}

export function remember(name: string, value: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const age = value === undefined ? 0 : 31_536_000
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`
}
