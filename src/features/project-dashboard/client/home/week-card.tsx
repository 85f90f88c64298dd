import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { BarChart } from '../../../../shell/parts/charts/bar-chart.tsx'
import { Sparkline } from '../../../../shell/parts/charts/sparkline.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { WeekRange } from '../../ranges.ts'
import type { WidgetOf } from '../../widget.ts'
import { projectWords } from '../project-words.ts'
import { useDaysSoFar } from '../use-days-so-far.ts'
import styles from './home.module.css'

type WeekProps = { readonly widget: WidgetOf<'week'>; readonly range: WeekRange }

/** What was opened and closed on each day of the week. */
export function WeekCard({ widget, range }: WeekProps): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  const days = useDaysSoFar(range)
  const [created, closed] = widget.datasets[range]
  const total = (data: readonly number[] | undefined): string => formats.number((data ?? []).reduce((sum, value) => sum + value, 0))
  const summary = fill(texts.weekSummary, { created: total(created?.data), closed: total(closed?.data) })
  return (
    <BarChart
      title={texts.weekTitle}
      description={`${summary}. ${texts.weekHelp}`}
      along={texts.weekday}
      categories={formats.weekdays.map((day) => day.slice(0, 2))}
      series={[
        { id: 'created', title: texts.created, values: created?.data.slice(0, days) ?? [] },
        { id: 'closed', title: texts.closed, values: closed?.data.slice(0, days) ?? [] },
      ]}
    />
  )
}

/** The same week in six numbers, each with how it went from Monday to Sunday. */
export function WeekFigures({ widget, range }: WeekProps): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  const days = useDaysSoFar(range)
  return (
    <dl className={styles.figures} aria-label={texts.figures}>
      {widget.figures.map(({ id, count, data }) => (
        <div key={id} className={styles.figure}>
          <dt>{texts[id]}</dt>
          <dd>
            <b>{formats.number(count[range])}</b>
            <Sparkline
              name={fill(texts.figureOf, { figure: texts[id], range: texts[range] })}
              values={data[range].slice(0, days)}
              width={88}
              height={28}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
