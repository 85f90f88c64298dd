import type { ReactNode } from 'react'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import type { readStatus } from '../contract.ts'
import { statusCatalogue } from './status-catalogue.ts'
import styles from './status-page.module.css'

type Figures = NonNullable<OutputOf<typeof readStatus>['figures']>

/** What may interest everybody, rounded. */
export function StatusFigures({ figures }: { readonly figures: Figures }): ReactNode {
  const texts = useTexts(statusCatalogue)
  const { today, season, answerMilliseconds, areDeliveriesBehind } = figures
  // The same in all languages, as with the time of the last answer: browsers lack the formats of Rumantsch.
  const number = (value: number): string => new Intl.NumberFormat('de-CH').format(value).replaceAll('’', "'")
  const about = (count: number): string => (count === 0 ? texts.few : fill(texts.about, { count: number(count) }))
  const lines = [
    [texts.today, about(today)],
    [texts.season, about(season)],
    [
      texts.answerTime,
      answerMilliseconds === null ? texts.nobody : fill(texts.seconds, { number: number(Math.max(0.1, answerMilliseconds / 1000)) }),
    ],
    [texts.deliveries, areDeliveriesBehind ? texts.behind : texts.onTime],
  ]
  return (
    <section aria-labelledby="status-figures">
      <h2 id="status-figures" className={styles.figuresTitle}>
        {texts.figuresTitle}
      </h2>
      <dl className={styles.figures}>
        {lines.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
