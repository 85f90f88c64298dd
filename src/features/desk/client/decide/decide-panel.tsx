import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { Matter } from '../../decide-contract.ts'
import { useDays } from '../parts/use-days.ts'
import type { ActName } from './act-dialog.tsx'
import styles from './decide.module.css'
import { decideWords } from './decide-words.ts'
import { proposalIn } from './proposal-words.ts'

const names: readonly ActName[] = ['grant', 'refuse', 'correct', 'withdraw']

/** What can be done now. */
export function DecidePanel({ matter, onAsk }: { readonly matter: Matter; readonly onAsk: (act: ActName) => void }): ReactNode {
  const texts = useTexts(decideWords)
  const { day, moment } = useDays()
  const { may, proposal, withdrawUntil } = matter
  const possible = names.filter((name) => may[name])
  return (
    <section className={styles.card} aria-labelledby="matter-decision">
      <h2 id="matter-decision" className={styles.heading}>
        {texts.decision}
      </h2>
      {proposal ? (
        <Notice kind="info" title={texts.proposed} actions={<Link href="/desk/proposals">{texts.proposalsTitle}</Link>}>
          <p>
            {proposalIn(texts, proposal, day)} ({proposal.name}, {moment(proposal.at)}): {proposal.note}
          </p>
        </Notice>
      ) : null}
      {possible.length === 0 ? <p className={styles.lead}>{texts.notPossible}</p> : null}
      <div className={styles.actions}>
        {possible.map((name, at) => (
          <Button key={name} kind={at === 0 ? 'primary' : 'secondary'} onClick={() => onAsk(name)}>
            {texts[name]}
          </Button>
        ))}
      </div>
      {withdrawUntil === null ? null : <p className={styles.muted}>{fill(texts.withdrawUntil, { time: moment(withdrawUntil) })}</p>}
    </section>
  )
}
