import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { refusalReasons, type Act } from '../../decide-contract.ts'
import { useDays } from '../parts/use-days.ts'
import styles from './decide.module.css'
import { decideWords } from './decide-words.ts'

/** Who did what about a request, in order. */
export function ActHistory({ acts }: { readonly acts: readonly Act[] }): ReactNode {
  const texts = useTexts(decideWords)
  const { day, moment } = useDays()
  const said = ({ act, newDeadline }: Act): string => {
    const values = { day: newDeadline === null ? '' : day(newDeadline) }
    return {
      enter: texts.didEnter,
      grant: fill(texts.didGrant, values),
      refuse: texts.didRefuse,
      correct: fill(texts.didCorrect, values),
      withdraw: texts.didWithdraw,
      propose: texts.didPropose,
      reject: texts.didReject,
    }[act]
  }
  const reasonOf = ({ act, reason, note }: Act): string => {
    const known = act === 'enter' ? undefined : refusalReasons.find((each) => each === reason)
    return [known && texts[known], note].filter(Boolean).join('. ')
  }
  return (
    <section className={styles.card} aria-labelledby="matter-history">
      <h2 id="matter-history" className={styles.heading}>
        {texts.history}
      </h2>
      {acts.length === 0 ? <p className={styles.muted}>{texts.noActs}</p> : null}
      <ol className={styles.acts}>
        {acts.map((each) => (
          <li key={`${each.at} ${each.act} ${each.name}`}>
            <time dateTime={each.at}>{moment(each.at)}</time>
            <b>{each.name}</b> {said(each)}
            {reasonOf(each) === '' ? '' : `: ${reasonOf(each)}`}
          </li>
        ))}
      </ol>
    </section>
  )
}
