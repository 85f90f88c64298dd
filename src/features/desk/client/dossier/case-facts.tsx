import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { Dossier } from '../../find-contract.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { dossierWords } from './dossier-words.ts'
import styles from './dossier.module.css'
import { Facts, type Fact } from '../parts/facts.tsx'
import { useDays } from '../parts/use-days.ts'

/** Who it is about, and what the register says now. */
export function CaseFacts({ dossier }: { readonly dossier: Dossier }): ReactNode {
  const texts = useTexts(dossierWords)
  const caseFacts = useCaseFacts(dossier)
  return (
    <div className={styles.facts}>
      {dossier.persons.map((person) => (
        <PersonCard key={person.pid} person={person} title={dossier.legalForm === 'natural-person' ? texts.person : texts.firm} />
      ))}
      <section className={styles.card}>
        <h2 className={styles.heading}>{texts.caseNow}</h2>
        {dossier.now ? <Facts facts={caseFacts} /> : <p>{texts.noCase}</p>}
      </section>
    </div>
  )
}

function PersonCard({ person, title }: { readonly person: Dossier['persons'][number]; readonly title: string }): ReactNode {
  const texts = useTexts(dossierWords)
  const { day } = useDays()
  const { pid, name, firstName, birthDate, uid, diedOn, leftOn } = person
  const facts: readonly Fact[] = [
    [texts.pid, pid],
    [texts.birthDate, birthDate && day(birthDate)],
    [texts.uid, uid?.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3')],
    [texts.diedOn, diedOn && day(diedOn)],
    [texts.leftOn, leftOn && day(leftOn)],
  ]
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        {title}: {[name, firstName].filter(Boolean).join(' ')}
      </h2>
      <Facts facts={facts} />
    </section>
  )
}

function useCaseFacts({ period, now }: Dossier): readonly Fact[] {
  const texts = useTexts(dossierWords)
  const { day } = useDays()
  if (!now) return []
  const { reminderLevel: level, reminderDeadline, general } = now
  const reminder = reminderDeadline === null ? String(level) : fill(texts.reminderUntil, { level, day: day(reminderDeadline) })
  return [
    [texts.period, String(period)],
    [texts.deadline, day(now.deadline)],
    [texts.baseDeadline, now.baseDeadline && day(now.baseDeadline)],
    [texts.state, <StateBadge key="state" state={now.state} />],
    [texts.extensions, String(now.extensions)],
    [texts.reminder, level === 0 ? texts.none : reminder],
    [texts.group, now.group in texts ? texts[now.group as 'employed'] : now.group], // any of the four groups
    [texts.special, now.special === 'none' ? undefined : texts[now.special as 'expense']], // any of the three kinds
    [texts.blocked, now.isBlocked ? texts.yes : undefined],
    [texts.general, general && fill(texts.generalUntil, { day: day(general.deadline), reason: general.reason })],
  ]
}
