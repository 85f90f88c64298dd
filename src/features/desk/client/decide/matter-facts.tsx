import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { channels, grounds, type Matter } from '../../decide-contract.ts'
import { Facts } from '../parts/facts.tsx'
import { useDays } from '../parts/use-days.ts'
import styles from './decide.module.css'
import { decideWords } from './decide-words.ts'

/** Who asked for what and when, and what the published rules say about it. */
export function MatterFacts({ matter }: { readonly matter: Matter }): ReactNode {
  const texts = useTexts(decideWords)
  const { day, moment } = useDays()
  const { state, person, entry, answer, inForce } = matter
  const name = person ? [person.name, person.firstName].filter(Boolean).join(' ') : texts.nobody
  const ground = grounds.find((each) => each === entry?.ground)
  const channel = channels.find((each) => each === entry?.channel)
  const bySeal = matter.isBackDated ? `. ${texts.backDated}` : ''
  const ruling =
    answer.grants === null
      ? fill(texts.rulesRefuse, { rule: answer.rule })
      : fill(texts.rulesGrant, { day: day(answer.grants), rule: answer.rule })
  return (
    <section className={styles.card} aria-labelledby="matter-facts">
      <h2 id="matter-facts" className={styles.heading}>
        {name}
      </h2>
      <Facts
        facts={[
          [texts.kind, <Badge key="state">{state === 'decided' ? texts.hasDone : texts[state]}</Badge>],
          [texts.legalForm, matter.legalForm === 'natural-person' ? texts.person : texts.firm],
          [texts.pid, matter.pid],
          [texts.period, matter.period],
          [texts.received, moment(matter.receivedAt)],
          [texts.channel, channel && texts[channel]],
          [texts.ground, ground && texts[ground]],
          [texts.note, entry?.note],
          [texts.wish, day(matter.wish)],
          [texts.inForce, inForce === null ? undefined : day(inForce)],
          [texts.latest, day(matter.latest)],
          [texts.rulesSay, state === 'decided' ? undefined : `${ruling}${bySeal}`],
          [texts.told, matter.text],
        ]}
      />
    </section>
  )
}
