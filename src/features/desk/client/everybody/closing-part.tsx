import { DoorClosed, DoorOpen } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { fill, languages } from '../../../../kit/texts.ts'
import { localeOf, useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Button } from '../../../../ui/button.tsx'
import type { readEverybody } from '../../everybody-contract.ts'
import { ClosingDialog } from './closing-dialog.tsx'
import { everybodyWords } from './everybody-words.ts'
import styles from './everybody.module.css'
import type { EverybodyActs } from './use-everybody-acts.ts'
import { WhyDialog } from '../parts/why-dialog.tsx'

type Everybody = OutputOf<typeof readEverybody>
type Props = { readonly closing: Everybody['closing']; readonly now: string; readonly isLead: boolean; readonly acts: EverybodyActs }

/** Whether the form takes anything, and the switch. */
export function ClosingPart({ closing, now, isLead, acts }: Props): ReactNode {
  const texts = useTexts(everybodyWords)
  const [isAsking, setAsking] = useState(false)
  const isClosed = closing !== null
  const Picture = isClosed ? DoorClosed : DoorOpen
  const stop = (): void => setAsking(false)
  return (
    <section className={styles.switch} data-closed={isClosed} aria-labelledby="closing-title">
      <div className={styles.line}>
        <Picture aria-hidden="true" />
        <div role="status">
          <h2 id="closing-title" className={styles.heading}>
            {isClosed ? texts.isClosed : texts.isOpen}
          </h2>
          {isClosed ? <ClosedWords closing={closing} now={now} /> : <p className={styles.muted}>{texts.openHelp}</p>}
        </div>
      </div>
      {isLead ? (
        <Button kind={isClosed ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
          {isClosed ? texts.open : texts.close}
        </Button>
      ) : (
        <p className={styles.muted}>{texts.onlyLead}</p>
      )}
      {isAsking && isClosed ? (
        <WhyDialog
          title={texts.openTitle}
          text={texts.openText}
          verb={texts.open}
          asks={texts}
          isBusy={acts.isBusy}
          onClose={stop}
          onWhy={(why) => void acts.close({ texts: null, why }).then((isDone) => (isDone ? stop() : undefined))}
        />
      ) : null}
      {isAsking && !isClosed ? <ClosingDialog acts={acts} onClose={stop} /> : null}
    </section>
  )
}

function ClosedWords({
  closing: { since, texts: shown },
  now,
}: {
  readonly closing: NonNullable<Everybody['closing']>
  readonly now: string
}): ReactNode {
  const texts = useTexts(everybodyWords)
  const formats = useFormats()
  return (
    <>
      <p>{fill(texts.closedSince, { time: formats.date(since, 'long', new Date(now)) })}</p>
      <ul className={styles.shown}>
        {languages.flatMap((language) =>
          shown[language] === undefined
            ? []
            : [
                <li key={language} lang={localeOf(language)}>
                  {shown[language]}
                </li>,
              ],
        )}
      </ul>
    </>
  )
}
