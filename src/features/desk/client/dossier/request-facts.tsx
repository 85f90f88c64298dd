import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { Dossier, Happening } from '../../find-contract.ts'
import { shownReference } from '../parts/shown-reference.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { dossierWords } from './dossier-words.ts'
import styles from './dossier.module.css'
import { Facts } from '../parts/facts.tsx'
import { useDays } from '../parts/use-days.ts'

type RequestFactsProps = {
  readonly request: Extract<Happening, { kind: 'request' }>
  readonly configurations: Dossier['configurations']
}

/** What was asked, which rule decided, and by which figures. */
export function RequestFacts({ request, configurations }: RequestFactsProps): ReactNode {
  const texts = useTexts(dossierWords)
  const { day } = useDays()
  const { pid, wish, outcome, rule, oldDeadline, newDeadline, message, reference, seal, configuration } = request
  const moved =
    oldDeadline !== null && newDeadline !== null ? fill(texts.fromTo, { from: day(oldDeadline), until: day(newDeadline) }) : undefined
  const inForce = configurations.find(({ version }) => version === configuration)
  return (
    <>
      <Facts
        facts={[
          [texts.pid, pid],
          [texts.wish, day(wish)],
          [texts.state, <StateBadge key="outcome" state={outcome} />],
          [
            texts.decidedBy,
            <Link key="rule" href="/regeln">
              {rule}
            </Link>,
          ],
          [texts.change, moved],
          [texts.told, message],
          [
            texts.receipt,
            <Link key="receipt" href={`/desk/matters/${reference}`}>
              {shownReference(reference)}
            </Link>,
          ],
          [texts.seal, seal === null ? texts.notSealed : fill(texts.sealed, { number: seal })],
        ]}
      />
      {configuration === null ? null : (
        <details className={styles.configuration}>
          <summary>
            {texts.configuration}: {configuration}
            {inForce ? `, ${fill(texts.sinceWhen, { day: day(inForce.firstUsedAt) })}` : ''}
          </summary>
          {inForce ? (
            // A long line scrolls, also by keys.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre tabIndex={0}>{JSON.stringify(inForce.content, undefined, 2)}</pre>
          ) : null}
        </details>
      )}
    </>
  )
}
