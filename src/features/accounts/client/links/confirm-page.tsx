import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, MailCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { StateBlock } from '../../../../shell/parts/states/state-block.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { linkPages, proveAddress, requestProof } from '../../contract.ts'
import { accountWords } from '../account-words.ts'
import { EntryPage } from '../entry/entry-page.tsx'
import { explained } from '../entry/explain.ts'
import { forgetCode, useLinkCode } from '../entry/link-code.ts'
import styles from '../invitation/offer.module.css'
import { OtherAccount } from '../invitation/other-account.tsx'
import { linkWords } from './link-words.ts'
import { OpenedLink } from './opened-link.tsx'

/** With a mailed link it proves the address; without one it is where that link is asked for. */
export function Page(): ReactNode {
  const texts = useTexts(linkWords)
  const { backToStart } = useTexts(accountWords)
  const code = useLinkCode()
  const [isNew, setNew] = useState(false)
  function askAnew(): void {
    forgetCode()
    setNew(true)
  }
  return (
    <EntryPage title={texts.confirmTitle} links={<Link href="/">{backToStart}</Link>}>
      {code === undefined ? (
        <LoadingBlock />
      ) : code === '' || isNew ? (
        <AskForLink />
      ) : (
        <Confirm key={code} code={code} onNewLink={askAnew} />
      )}
    </EntryPage>
  )
}

type ConfirmProps = { readonly code: string; readonly onNewLink: () => void }

/**
 * Only a press proves it: programs that look into mails open their links, but press nothing. And only whoever is signed in to the
 * account: the mail may have come because a stranger has registered with the address of whoever reads it.
 */
function Confirm({ code, onNewLink }: ConfirmProps): ReactNode {
  const texts = useTexts(linkWords)
  const user = useUser()
  const client = useQueryClient()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(proveAddress, { code }),
    onSuccess: () => {
      forgetCode()
      return client.invalidateQueries({ queryKey: ['mail'] })
    },
  })
  if (data) return <Confirmed email={data.email} />
  return (
    <OpenedLink code={code} purpose="address" onNewLink={onNewLink}>
      {(email) => {
        if (!user) return <SignInFirst email={email} text={fill(texts.confirmAsOwner, { email })} />
        const isOwn = user.email.toLowerCase() === email.toLowerCase()
        if (!isOwn) return <OtherAccount user={user} message={texts.otherAccount} path={linkPages.address} />
        return (
          <Step
            text={fill(texts.confirmLead, { email })}
            error={error}
            button={isPending ? texts.confirming : texts.confirm}
            isBusy={isPending}
            onPress={mutate}
          />
        )
      }}
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
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => call(requestProof, {}, { language }) })
  if (data?.isProved) return <Confirmed email={data.email} />
  if (data) {
    return (
      <div role="status">
        <StateBlock kind="done" icon={MailCheck} title={texts.askedTitle} text={fill(texts.askedText, data)} />
      </div>
    )
  }
  if (!user) return <SignInFirst text={texts.signInFirst} />
  return <Step text={texts.askLead} error={error} button={isPending ? texts.sending : texts.sendLink} isBusy={isPending} onPress={mutate} />
}

/** The way back is the address of this page without the code, which the page remembers. */
function SignInFirst({ text, email }: { readonly text: string; readonly email?: string }): ReactNode {
  const texts = useTexts(linkWords)
  const [, navigate] = useLocation()
  const signIn = (): void => navigate(`/login?return=${encodeURIComponent(linkPages.address)}`, { state: { email } })
  return <Step text={text} button={texts.signIn} onPress={signIn} />
}

type StepProps = {
  readonly text: string
  readonly button: string
  readonly onPress: () => void
  readonly isBusy?: boolean
  readonly error?: Error | null
}

/** What comes next, and the one button that does it. */
function Step({ text, button, onPress, isBusy = false, error = null }: StepProps): ReactNode {
  const texts = useTexts(accountWords)
  return (
    <div className={styles.offer}>
      <p className={styles.lead}>{text}</p>
      {error ? (
        <Notice kind="danger" role="alert">
          {explained(error, texts).message}
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => onPress()} disabled={isBusy}>
          {button}
        </Button>
      </div>
    </div>
  )
}
