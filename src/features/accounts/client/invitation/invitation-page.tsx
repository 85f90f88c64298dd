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
import { readInvitation } from '../../workspace-contract.ts'
import { accountWords } from '../account-words.ts'
import { EntryPage } from '../entry/entry-page.tsx'
import { explained } from '../entry/explain.ts'
import { isWhole, useLinkCode } from '../entry/link-code.ts'
import { invitationWords } from './invitation-words.ts'
import { Offer } from './offer.tsx'

/** Says who invites to what, and leads on to joining. */
export function Page(): ReactNode {
  const texts = useTexts(invitationWords)
  const code = useLinkCode()
  return (
    <EntryPage title={texts.title} links={<Link href="/">{texts.toStart}</Link>}>
      {code === undefined ? <LoadingBlock /> : <Opened code={code} />}
    </EntryPage>
  )
}

function Opened({ code }: { readonly code: string }): ReactNode {
  const texts = useTexts(invitationWords)
  if (!isWhole(code)) return <StateBlock kind="filtered" icon={Link2Off} title={texts.noCodeTitle} text={texts.noCode} />
  return <Read key={code} code={code} />
}

function Read({ code }: { readonly code: string }): ReactNode {
  const texts = useTexts(invitationWords)
  const accountTexts = useTexts(accountWords)
  const query = useQuery({
    queryKey: ['invitation', code],
    queryFn: ({ signal }) => call(readInvitation, { code }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: invitation, error, refetch } = query
  if (error instanceof Problem && isGone(error)) {
    return <StateBlock kind="filtered" icon={MailX} title={texts.goneTitle} text={texts.gone} />
  }
  if (error) return <LoadError title={texts.failed} text={explained(error, accountTexts).message} onRetry={() => void refetch()} />
  return invitation ? <Offer code={code} invitation={invitation} onGone={() => void refetch()} /> : <LoadingBlock />
}

/** Used, taken back, expired and never made are told apart by nobody. */
function isGone({ code }: Problem): boolean {
  return code === 'not-found' || code === 'invalid-input'
}
