import { useEffect, useState } from 'react'
import { useFlow } from '../flow.tsx'
import type { ShownRules } from '../flow-store.ts'

export type Loaded = { readonly rules?: ShownRules; readonly hasFailed: boolean; readonly askAgain: () => void }

/** The rules that came with the page; whoever comes here from another page asks for them. */
export function useRules(): Loaded {
  const { rules: given } = useFlow().flow.readFirst()
  const [rules, setRules] = useState(given)
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(0)
  useEffect(() => {
    if (given) return undefined
    let isLeft = false
    void askLazily().then((found) => {
      if (isLeft) return
      if (found) setRules(found)
      else setFailed(attempt)
    })
    return () => void (isLeft = true)
  }, [given, attempt])
  return { ...(rules && { rules }), hasFailed: failed === attempt, askAgain: () => setAttempt(attempt + 1) }
}

/** The contract and its schemas come only where the rules did not come with the page. */
async function askLazily(): Promise<ShownRules | undefined> {
  const part = await import('./ask-rules.ts').catch(() => undefined)
  return part?.askRules()
}
