import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { StateBlock } from '../../../../shell/parts/states/state-block.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { proveAddress, requestProof } from '../../contract.ts'
import { accountWords } from '../account-words.ts'
import { EntryPage } from '../entry/entry-page.tsx'
import { explained } from '../entry/explain.ts'
import styles from '../invitation/offer.module.css'
import { linkWords } from './link-words.ts'
import { OpenedLink, useLinkCode } from './opened-link.tsx'

const path = '/confirm-address'

/** With a mailed link it proves the address; without one it is where that link is asked for. */
export function Page(): ReactNode {
  const texts = useTexts(linkWords)
  const { backToStart } = useTexts(accountWords)
  const code = useLinkCode()
  return (
    <EntryPage title={texts.confirmTitle} windowTitle={texts.confirmWindow} links={<Link href="/">{backToStart}</Link>}>
      {code === '' ? <AskForLink /> : <Confirm key={code} code={code} />}
    </EntryPage>
  )
}

/** Only a press proves it: programs that look into mails open their links, but press nothing. */
function Confirm({ code }: { readonly code: string }): ReactNode {
  const texts = useTexts(linkWords)
  const client = useQueryClient()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(proveAddress, { code }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['mail'] }),
  })
  if (data) return <Confirmed email={data.email} />
  return (
    <OpenedLink code={code} purpose="address" newLinkAt={path}>
      {(email) => (
        <div className={styles.offer}>
          <p className={styles.lead}>{fill(texts.confirmLead, { email })}</p>
          <Failure error={error} />
          <div className={styles.actions}>
            <Button kind="primary" onClick={() => mutate()} disabled={isPending}>
              {isPending ? texts.confirming : texts.confirm}
            </Button>
          </div>
        </div>
      )}
    </OpenedLink>
  )
}

function Confirmed({ email }: { readonly email: string }): ReactNode {
  const texts = useTexts(linkWords)
  const [, navigate] = useLocation()
  return (
    <div role="status">
      <StateBlock kind="done" icon={BadgeCheck} title={texts.confirmedTitle} text={fill(texts.confirmedText, { email })}>
        <Button kind="primary" onClick={() => navigate('/apps/mail', { state: null })}>
          {texts.openMail}
        </Button>
      </StateBlock>
    </div>
  )
}

function AskForLink(): ReactNode {
  const texts = useTexts(linkWords)
  const { language } = useLanguage()
  const user = useUser()
  const [, navigate] = useLocation()
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => call(requestProof, {}, { language }) })
  if (data?.isProved) return <Confirmed email={data.email} />
  if (data) {
    return (
      <div role="status">
        <StateBlock kind="done" icon={MailCheck} title={texts.askedTitle} text={fill(texts.askedText, data)} />
      </div>
    )
  }
  return (
    <div className={styles.offer}>
      <p>{user ? texts.askLead : texts.signInFirst}</p>
      <Failure error={error} />
      <div className={styles.actions}>
        {user ? (
          <Button kind="primary" onClick={() => mutate()} disabled={isPending}>
            {isPending ? texts.sending : texts.sendLink}
          </Button>
        ) : (
          <Button kind="primary" onClick={() => navigate(`/login?return=${encodeURIComponent(path)}`)}>
            {texts.signIn}
          </Button>
        )}
      </div>
    </div>
  )
}

function Failure({ error }: { readonly error: Error | null }): ReactNode {
  const texts = useTexts(accountWords)
  return error ? (
    <Notice kind="danger" role="alert">
      {explained(error, texts).message}
    </Notice>
  ) : null
}
