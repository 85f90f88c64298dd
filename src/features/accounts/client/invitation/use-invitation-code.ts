import { useLayoutEffect, useState } from 'react'
import { takeCode } from './invitation-code.ts'

/** `reading` only until the page has appeared; then the code, or nothing where the link had none. */
type Reading = { readonly kind: 'reading' } | { readonly kind: 'read'; readonly code: string | undefined }

export function useInvitationCode(): Reading {
  const [reading, setReading] = useState<Reading>({ kind: 'reading' })
  useLayoutEffect(() => {
    const take = (): void => setReading({ kind: 'read', code: takeCode() })
    take()
    // Another link opened in the same window changes only what stands behind the #.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return reading
}
