import { useLayoutEffect, useState } from 'react'

// NOTE Signing in or registering and coming back makes new entries of the history, and neither an address nor the
// storage of a browser may hold the code of a mailed link: on this way only the memory of the page is left.
let carried: { readonly path: string; readonly code: string } | undefined

/**
 * The code of the link that has led to this page; empty where it has none, `undefined` until the page has appeared.
 * Out of the address it goes at once, so that nobody copies or sees it there; the entry of the history keeps it for a reload.
 */
export function useLinkCode(): string | undefined {
  const [code, setCode] = useState<string>()
  useLayoutEffect(() => {
    const take = (): void => setCode(takeCode())
    take()
    // Another link opened in the same window changes only what stands behind the #.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return code
}

function takeCode(): string {
  const path = location.pathname
  const written = location.hash.slice(1)
  const code = written === '' ? (keptCode() ?? carriedCode(path) ?? '') : written
  carried = { path, code }
  if (written !== '' || keptCode() !== code) keep(code)
  return code
}

/** The whole code that a page has read, for signing in or registering on the way. */
export function carriedCode(path: string): string | undefined {
  return carried?.path === path && isWhole(carried.code) ? carried.code : undefined
}

/** Once it is used or known to be worth nothing. */
export function forgetCode(): void {
  carried = undefined
  keep('')
}

/** Mail programs sometimes cut a link off. */
export function isWhole(code: string): boolean {
  return /^[\w-]{43}$/.test(code)
}

function keptCode(): string | undefined {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'link' in state && typeof state.link === 'string' ? state.link : undefined
}

function keep(code: string): void {
  history.replaceState({ ...history.state, link: code === '' ? undefined : code }, '', location.pathname + location.search)
}
