import { useQuery } from '@tanstack/react-query'
import { Link2Off, MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
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
import { isWhole } from '../entry/link-code.ts'
import { linkWords } from './link-words.ts'

type OpenedLinkProps = {
  readonly code: string
  readonly purpose: 'address' | 'password'
  /** Leads to where somebody asks for another one. */
  readonly onNewLink: () => void
  readonly children: (email: string) => ReactNode
}

/** Looks the link up before anything is asked of whoever has opened it. */
export function OpenedLink({ code, purpose, onNewLink, children }: OpenedLinkProps): ReactNode {
  const texts = useTexts(linkWords)
  const accountTexts = useTexts(accountWords)
  const { data, error, refetch } = useQuery({
    queryKey: ['link', code],
    queryFn: ({ signal }) => call(readLink, { code }, { signal }),
    enabled: isWhole(code),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isWhole(code)) return <StateBlock kind="filtered" icon={Link2Off} title={texts.noCodeTitle} text={texts.noCode} />
  if ((error instanceof Problem && error.code === 'not-found') || (data && data.purpose !== purpose)) {
    return (
      <StateBlock kind="filtered" icon={MailX} title={texts.goneTitle} text={texts.gone}>
        <Button kind="primary" onClick={onNewLink}>
          {texts.newLink}
        </Button>
      </StateBlock>
    )
  }
  if (error) return <LoadError title={texts.failed} text={explained(error, accountTexts).message} onRetry={() => void refetch()} />
  return data ? children(data.email) : <LoadingBlock />
}

export function BackToLogin(): ReactNode {
  const texts = useTexts(linkWords)
  return <Link href="/login">{texts.backToLogin}</Link>
}
