import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { returnPath } from '../../../../kit/return-path.ts'
import { call } from '../../../../shell/call.ts'
import { finish, type Refusal } from '../../contract.ts'
import { useForgetSession } from '../session-queries.ts'

/** Exchanges what the provider answered for a session, once, and goes on. Tells why not, if it could not. */
export function useFinish(): Refusal | 'unavailable' | undefined {
  const [, navigate] = useLocation()
  const forgetSession = useForgetSession()
  const [fault, setFault] = useState<Refusal | 'unavailable'>()
  const hasBegun = useRef(false)

  async function exchange(query: string): Promise<void> {
    try {
      const answer = await call(finish, { query })
      if ('refusal' in answer) return setFault(answer.refusal)
      forgetSession()
      navigate(returnPath(answer.returnPath) ?? '/desk', { replace: true })
    } catch {
      setFault('unavailable')
    }
  }

  const begin = useEffectEvent(() => {
    // The answer is good for one exchange, also where effects run twice.
    if (hasBegun.current) return
    hasBegun.current = true
    const query = location.search
    // Whoever looks at the address or the history afterwards finds nothing of use.
    history.replaceState(null, '', location.pathname)
    void exchange(query)
  })
  useEffect(() => begin(), [])
  return fault
}
