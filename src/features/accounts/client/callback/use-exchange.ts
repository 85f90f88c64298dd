import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Problem } from '../../../../kit/problem.ts'
import { returnPath } from '../../../../kit/return-path.ts'
import { homePath } from '../../../../shell/app-entry.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { finishProvider } from '../../provider-contract.ts'
import { accountWords } from '../account-words.ts'
import { useWelcome } from '../entry/welcome.ts'
import { explained } from '../entry/explain.ts'

type Answer = { readonly kind: 'code'; readonly query: string } | { readonly kind: 'cancelled' } | { readonly kind: 'none' }

/** Exchanges what a provider answered for a session, once, and goes on. Tells what went wrong, if something did. */
export function useExchange(): string | undefined {
  const texts = useTexts(accountWords)
  const welcome = useWelcome()
  const [, navigate] = useLocation()
  const [answer] = useState(() => answerIn(location.search))
  const hasBegun = useRef(false)
  const { mutate: exchange, error } = useMutation({
    mutationFn: async (query: string) => {
      const { returnPath: wanted, ...signedIn } = await call(finishProvider, { query })
      welcome(signedIn)
      navigate(returnPath(wanted) ?? homePath, { replace: true })
    },
  })

  const begin = useEffectEvent(() => {
    // The answer is good for one exchange, also where effects run twice.
    if (hasBegun.current) return
    hasBegun.current = true
    // Whoever looks at the address or the history afterwards finds nothing of use.
    history.replaceState(null, '', location.pathname)
    if (answer.kind === 'code') exchange(answer.query)
  })
  useEffect(() => begin(), [])

  if (answer.kind === 'cancelled') return texts.cancelled
  if (answer.kind === 'none') return texts.notFinished
  return error === null ? undefined : isTelling(error) ? explained(error, texts).message : texts.notFinished
}

function answerIn(query: string): Answer {
  const answer = new URLSearchParams(query)
  if (answer.get('error') === 'access_denied') return { kind: 'cancelled' }
  return answer.has('code') && !answer.has('error') ? { kind: 'code', query } : { kind: 'none' }
}

/** Whether the reason says more than that it did not work out. */
function isTelling(cause: unknown): boolean {
  return cause instanceof Problem && ['unavailable', 'too-many', 'not-allowed'].includes(cause.code)
}
