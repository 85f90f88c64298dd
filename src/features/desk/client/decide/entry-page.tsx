import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { isPlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { channels, enterRequest, grounds } from '../../decide-contract.ts'
import { DeskPage } from '../frame/desk-page.tsx'
import { shownReference } from '../parts/shown-reference.ts'
import styles from './decide.module.css'
import { decideWords } from './decide-words.ts'
import { EntryFields, type EntryDraft, type EntryFaults } from './entry-fields.tsx'
import { refusalIn } from './refusal-words.ts'
import { useDecide } from './use-decide.ts'

const first: EntryDraft = {
  legalForm: 'natural-person',
  pid: '',
  period: '',
  wish: '',
  channel: 'letter',
  arrivedOn: '',
  ground: 'illness',
  note: '',
  scan: undefined,
}

/** A letter, a call or a visit becomes a request. What says who goes nowhere but to the server. */
export function Page(): ReactNode {
  const texts = useTexts(decideWords)
  const [, go] = useLocation()
  const acts = useDecide()
  const [draft, setDraft] = useState(first)
  const [hasTried, setTried] = useState(false)
  const [known, setKnown] = useState<string>()
  const faults = faultsOf(draft)

  async function save(): Promise<void> {
    setTried(true)
    const wrong = Object.keys(faults)[0]
    if (wrong !== undefined) return document.getElementById(wrong)?.focus()
    const { pid, period, wish, arrivedOn, note, scan } = draft
    if (!isPlainDate(wish) || !isPlainDate(arrivedOn)) return
    const channel = channels.find((each) => each === draft.channel) ?? 'letter'
    const ground = grounds.find((each) => each === draft.ground) ?? 'other'
    let reference = ''
    setKnown(undefined)
    const isDone = await acts.run(async (key) => {
      const input = {
        legalForm: draft.legalForm,
        pid: pid.trim(),
        period: Number(period),
        wish,
        channel,
        arrivedOn,
        ground,
        note: note.trim(),
        ...(scan === undefined ? {} : { scan: await fingerprintOf(scan) }),
      }
      const answer = await call(enterRequest, input, { key })
      if ('refusal' in answer) return { fault: answer.refusal === 'not-later' ? texts.arrivedLater : refusalIn(texts, answer.refusal) }
      if ('known' in answer) {
        setKnown(answer.known)
        return { fault: fill(texts.known, { reference: shownReference(answer.known) }) }
      }
      reference = answer.reference
      return { said: fill(texts.hasEntered, { reference: shownReference(reference) }) }
    })
    if (isDone && reference !== '') go(`/desk/matters/${reference}`)
  }

  return (
    <DeskPage title={texts.entryTitle} place="/desk/queue" actions={<Link href="/desk/queue">{texts.backToQueue}</Link>}>
      <form
        className={`${styles.card} ${styles.form}`}
        aria-label={texts.entryTitle}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p className={styles.lead}>{texts.entryLead}</p>
        <EntryFields draft={draft} faults={hasTried ? faults : {}} onChange={setDraft} />
        {acts.fault === undefined ? null : (
          <Notice
            kind="danger"
            role="alert"
            {...(known === undefined
              ? {}
              : { actions: <Link href={`/desk/matters/${known}`}>{fill(texts.knownOpen, { reference: shownReference(known) })}</Link> })}
          >
            {acts.fault}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button kind="primary" type="submit" aria-disabled={acts.isBusy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </DeskPage>
  )
}

/** SHA-256, as long as it takes to know the same file again. */
async function fingerprintOf(file: File): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function faultsOf({ pid, period, wish, arrivedOn, ground, note }: EntryDraft): EntryFaults {
  return {
    ...(/^[1-9]\d{0,5}$/.test(pid.trim()) ? {} : { pid: true as const }),
    ...(/^20\d\d$/.test(period) ? {} : { period: true as const }),
    ...(isPlainDate(wish) ? {} : { wish: true as const }),
    ...(isPlainDate(arrivedOn) ? {} : { arrivedOn: true as const }),
    ...(ground !== 'other' || note.trim() !== '' ? {} : { note: true as const }),
  }
}
