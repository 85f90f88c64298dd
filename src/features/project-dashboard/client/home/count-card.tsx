import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dayAt } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { ChartFrame } from '../../../../shell/parts/charts/chart-frame.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone, useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { Project } from '../../contract.ts'
import { dayKeys, type DayRange } from '../../ranges.ts'
import type { WidgetOf } from '../../widget.ts'
import { projectWords } from '../project-words.ts'
import styles from './home.module.css'
import { cardsPath, todosPath, type CountId } from './work-links.ts'

type CountCardProps = {
  readonly widget: WidgetOf<CountId>
  /** Of what is due: on which day. */
  readonly range: DayRange
  readonly project: Project | undefined
}

/** A number with what belongs to it, and the ways to what it counts. */
export function CountCard({ widget, range, project }: CountCardProps): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  const today = dayAt(useMinute(), officeTimeZone)
  const { id } = widget
  const { count, extra, todos, cards } = widget.id === 'due' ? widget.data[range] : widget.data
  const wish = { id, range, today, project }
  const format = (value: number): string => formats.number(value)
  const rows =
    widget.id === 'due' ? dayKeys.map((key) => [texts[key], widget.data[key].count, widget.data[key].extra]) : [[texts[id], count, extra]]
  return (
    <ChartFrame title={texts[id]} table={[[texts.countTable, texts.countValue, texts[`${id}Extra`]], ...rows]} format={format}>
      <div className={styles.counted}>
        <p className={styles.count} data-kind={id}>
          {format(count)}
        </p>
        <p className={styles.extra}>
          {texts[`${id}Extra`]}: <b>{format(extra)}</b>
        </p>
        <p className={styles.sources}>
          {todos > 0 ? (
            <Link href={todosPath(wish)}>{todos === 1 ? texts.todosOne : fill(texts.todosMany, { count: format(todos) })}</Link>
          ) : null}
          {cards > 0 ? (
            <Link href={cardsPath(wish)}>{cards === 1 ? texts.cardsOne : fill(texts.cardsMany, { count: format(cards) })}</Link>
          ) : null}
        </p>
        <p className={styles.help}>{texts[`${id}Help`]}</p>
      </div>
    </ChartFrame>
  )
}
