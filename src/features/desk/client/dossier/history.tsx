import { FileText, Link2, Send, TableProperties, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { Dossier, Happening } from '../../find-contract.ts'
import { shownReference } from '../parts/shown-reference.ts'
import { dossierWords } from './dossier-words.ts'
import styles from './dossier.module.css'
import { Facts, type Fact } from '../parts/facts.tsx'
import { RequestFacts } from './request-facts.tsx'
import { useDays } from '../parts/use-days.ts'

const icons: Readonly<Record<Happening['kind'], LucideIcon>> = { request: FileText, step: Link2, delivery: Send, register: TableProperties }

/** From the first to the last. */
export function History({ dossier: { happenings, configurations } }: { readonly dossier: Dossier }): ReactNode {
  const texts = useTexts(dossierWords)
  const { moment } = useDays()
  const titleOf = useTitles()
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        {texts.history}
      </h2>
      {happenings.length === 0 ? <p>{texts.nothingYet}</p> : null}
      <ol className={styles.history}>
        {happenings.map((each) => {
          const Picture = icons[each.kind]
          return (
            <li key={keyOf(each)} className={styles.happening} data-kind={each.kind}>
              <span className={styles.icon}>
                <Picture aria-hidden="true" />
              </span>
              <div className={styles.body}>
                <time className={styles.time} dateTime={each.at}>
                  {moment(each.at)}
                </time>
                <h3 className={styles.title}>{titleOf(each)}</h3>
                <Detail of={each} configurations={configurations} />
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function keyOf(of: Happening): string {
  return [
    of.kind,
    of.at,
    'reference' in of ? of.reference : of.pid,
    of.kind === 'step' ? of.action : '',
    of.kind === 'register' ? JSON.stringify(of.changes) : '',
  ].join()
}

function useTitles(): (of: Happening) => string {
  const texts = useTexts(dossierWords)
  return (of) => {
    if (of.kind === 'request') return fill(texts.asked, { reference: shownReference(of.reference) })
    if (of.kind === 'register') return of.isPerson ? texts.registerPerson : texts.registerCase
    if (of.kind === 'delivery') return texts[of.state]
    return of.action in texts ? texts[of.action as 'delivered'] : texts.otherStep // an action of the chain that has words
  }
}

function Detail({ of, configurations }: { readonly of: Happening; readonly configurations: Dossier['configurations'] }): ReactNode {
  const texts = useTexts(dossierWords)
  if (of.kind === 'request') return <RequestFacts request={of} configurations={configurations} />
  const receipt: Fact = [texts.receipt, 'reference' in of ? shownReference(of.reference) : undefined]
  if (of.kind === 'step') return <Facts facts={[receipt, [texts.seal, fill(texts.sealed, { number: of.seal })]]} />
  if (of.kind === 'delivery') {
    const tried = [fill(texts.attempts, { count: of.attempts }), of.failure].filter(Boolean).join(', ')
    return <Facts facts={[receipt, [texts.state, tried]]} />
  }
  const changes = of.changes.map(({ name, before, after }): Fact => [
    name,
    `${texts.before} ${before ?? '–'}, ${texts.after} ${after ?? '–'}`,
  ])
  return <Facts facts={[[texts.pid, of.pid], ...changes]} />
}
