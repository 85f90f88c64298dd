import { useQuery } from '@tanstack/react-query'
import { Link2Off, MailX } from 'lucide-react'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { StateBlock } from '../../../../shell/parts/states/state-block.tsx'
import { Button } from '../../../../ui/button.tsx'
import { readLink } from '../../contract.ts'
import { accountWords } from '../account-words.ts'
import { explained } from '../entry/explain.ts'
import { linkWords } from './link-words.ts'

/** The code of a mailed link; empty where the address has none. It leaves the address at once, and the history keeps it for a reload. */
export function useLinkCode(): string {
  const [code, setCode] = useState(readCode)
  useLayoutEffect(() => {
    const take = (): void => {
      const read = readCode()
      if (location.hash !== '') history.replaceState({ ...history.state, link: read }, '', location.pathname + location.search)
      setCode(read)
    }
    take()
    // Another link opened in the same window changes only what stands behind the #.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return code
}

function readCode(): string {
  const state: unknown = history.state
  const kept = typeof state === 'object' && state !== null && 'link' in state && typeof state.link === 'string' ? state.link : ''
  return location.hash === '' ? kept : location.hash.slice(1)
}

type OpenedLinkProps = {
  readonly code: string
  readonly purpose: 'address' | 'password'
  /** Where somebody asks for another one. */
  readonly newLinkAt: string
  readonly children: (email: string) => ReactNode
}

/** Looks the link up before anything is asked of whoever has opened it. */
export function OpenedLink({ code, purpose, newLinkAt, children }: OpenedLinkProps): ReactNode {
  const texts = useTexts(linkWords)
  const accountTexts = useTexts(accountWords)
  const [, navigate] = useLocation()
  const isWhole = /^[\w-]{43}$/.test(code)
  const { data, error, refetch } = useQuery({
    queryKey: ['link', code],
    queryFn: ({ signal }) => call(readLink, { code }, { signal }),
    enabled: isWhole,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isWhole) return <StateBlock kind="filtered" icon={Link2Off} title={texts.noCodeTitle} text={texts.noCode} />
  if ((error instanceof Problem && error.code === 'not-found') || (data && data.purpose !== purpose)) {
    return (
      <StateBlock kind="filtered" icon={MailX} title={texts.goneTitle} text={texts.gone}>
        <Button kind="primary" onClick={() => navigate(newLinkAt, { state: null })}>
          {texts.newLink}
        </Button>
      </StateBlock>
    )
  }
  if (error) return <LoadError title={texts.failed} text={explained(error, accountTexts).message} onRetry={() => void refetch()} />
  return data ? children(data.email) : <LoadingBlock />
}
