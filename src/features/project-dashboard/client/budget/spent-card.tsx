import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { centsOf } from '../../../../kit/money.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { ChartFrame } from '../../../../shell/parts/charts/chart-frame.tsx'
import { Sparkline } from '../../../../shell/parts/charts/sparkline.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { WeekRange } from '../../ranges.ts'
import type { WidgetOf } from '../../widget.ts'
import { projectWords } from '../project-words.ts'
import { useDaysSoFar } from '../use-days-so-far.ts'
import styles from './budget.module.css'

type SpentProps = { readonly widget: WidgetOf<'spent'>; readonly range: WeekRange }

/** What was spent in a week and until its end, and what was left then. */
export function SpentCard({ widget, range }: SpentProps): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  const days = useDaysSoFar(range)
  const money = (francs: number): string => formats.money(centsOf(francs))
  const lines = [
    { id: 'weekly', title: texts.weeklySpent, ...widget.weekly[range] },
    { id: 'total', title: texts.totalSpent, ...widget.total[range] },
    { id: 'remaining', title: texts.remaining, ...widget.remaining[range] },
  ]
  const table = [
    [texts.dateField, ...lines.map(({ title }) => title)],
    ...widget.labels[range]
      .slice(0, days)
      .map((day, at) => [formats.date(day, 'dotted', new Date(0)), ...lines.map(({ data }) => data[at] ?? 0)]),
  ]
  return (
    <ChartFrame title={texts.spentTitle} description={texts.spentHelp} table={table} format={(value) => formats.number(value, 2)}>
      <dl className={styles.lines}>
        {lines.map(({ id, title, count, data }) => (
          <div key={id} className={styles.line}>
            <dt>{title}</dt>
            <dd>
              <b data-over={count < 0 || undefined}>{money(count)}</b>
              <Sparkline
                name={fill(texts.figureOf, { figure: title, range: texts[range] })}
                values={data.slice(0, days)}
                format={money}
                width={120}
                height={32}
              />
            </dd>
          </div>
        ))}
        <div className={styles.line}>
          <dt>{texts.totalBudget}</dt>
          <dd>
            <b>{money(widget.budget)}</b>
          </dd>
        </div>
      </dl>
    </ChartFrame>
  )
}
