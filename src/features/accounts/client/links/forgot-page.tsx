import { MailCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { StateBlock } from '../../../../shell/parts/states/state-block.tsx'
import { Button } from '../../../../ui/button.tsx'
import { requestPassword } from '../../contract.ts'
import { accountWords } from '../account-words.ts'
import { AskInstead } from '../entry/ask-instead.tsx'
import { EntryPage } from '../entry/entry-page.tsx'
import { explained } from '../entry/explain.ts'
import { invitedEmail } from '../entry/invited-email.ts'
import { useWays } from '../entry/ways-queries.ts'
import styles from './link-pages.module.css'
import { linkWords } from './link-words.ts'
import { BackToLogin } from './opened-link.tsx'

const schema = z.object({ email: z.string().check(z.minLength(1)) })

/** For whoever does not know their password any more. */
export function Page(): ReactNode {
  const texts = useTexts(linkWords)
  const { sendsNoMail } = useTexts(accountWords)
  const { data: ways } = useWays()
  return (
    <EntryPage title={texts.forgotTitle} links={<BackToLogin />}>
      {ways?.sendsMail === false ? <AskInstead text={sendsNoMail} contact={ways.registrationContact} /> : <Forgot />}
    </EntryPage>
  )
}

function Forgot(): ReactNode {
  const texts = useTexts(linkWords)
  const accountTexts = useTexts(accountWords)
  const { language } = useLanguage()
  const [sentTo, setSentTo] = useState<string>()
  const [start] = useState(() => ({ email: invitedEmail() }))

  async function send({ email }: z.output<typeof schema>): Promise<void> {
    await call(requestPassword, { email: email.trim() }, { language }).catch((cause: unknown) =>
      Promise.reject(explained(cause, accountTexts)),
    )
    setSentTo(email.trim())
  }

  if (sentTo !== undefined) {
    return (
      <div role="status">
        <StateBlock kind="done" icon={MailCheck} title={texts.sentTitle} text={fill(texts.sentText, { email: sentTo })}>
          <Button kind="quiet" onClick={() => setSentTo(undefined)}>
            {texts.tryOther}
          </Button>
        </StateBlock>
      </div>
    )
  }
  return (
    <AppForm schema={schema} start={start} onSubmit={send} isShort>
      <p className={styles.lead}>{texts.forgotLead}</p>
      <FormText name="email" label={accountTexts.email} autoComplete="username" inputMode="email" isRequired />
      <FormActions submit={texts.sendLink} busy={texts.sending} />
    </AppForm>
  )
}
