const codeShape = /^[\w-]{43}$/

// NOTE Signing in or registering and coming back makes new entries of the history, and neither an address nor the
// storage of a browser may hold the code: on this way only the memory of the page is left.
let carried: string | undefined

/**
 * The code of the invitation. Out of the address it goes at once, so that nobody copies or sees it there;
 * the entry of the history keeps it for a reload.
 */
export function takeCode(): string | undefined {
  const marks = marksOf(history.state)
  const written = location.hash.slice(1)
  const code = written === '' ? (marks.invitation ?? carried) : written
  carried = code !== undefined && codeShape.test(code) ? code : undefined
  if (written !== '' || marks.invitation !== carried) keep({ ...marks, invitation: carried })
  return carried
}

/** The code that this page has read, for registering on the way. */
export function carriedCode(): string | undefined {
  return carried
}

/** Once it is used or known to be worth nothing. */
export function forgetCode(): void {
  carried = undefined
  keep({ ...marksOf(history.state), invitation: undefined })
}

type Marks = { readonly invitation?: string | undefined }

function marksOf(state: unknown): Marks {
  if (typeof state !== 'object' || state === null) return {}
  const kept = 'invitation' in state && typeof state.invitation === 'string' ? state.invitation : undefined
  return { ...state, invitation: kept }
}

function keep(marks: Marks): void {
  history.replaceState(marks, '', location.pathname + location.search)
}
