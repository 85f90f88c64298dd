import { arc, pie } from 'd3-shape'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { tableOf, withoutCrowd, type ChartTexts } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { chartWords } from './chart-words.ts'
import { keyPlace } from './plot-room.ts'
import styles from './plot.module.css'

type Part = {
  readonly id: string
  readonly title: string
  readonly value: number
  /** Further words beside its share, e.g. how it changed. */
  readonly note?: string | undefined
}

type DonutChartProps = ChartTexts & { readonly parts: readonly Part[]; readonly size?: number }

/** Shares of a whole; six at most, with their figures beside them. */
export function DonutChart({ title, description, format: given, parts: all, size = 200 }: DonutChartProps): ReactNode {
  const texts = useTexts(chartWords)
  const formats = useFormats()
  const [active, setActive] = useState<number>()
  const format = given ?? ((value: number) => formats.number(value))
  const parts = partsWithoutCrowd(all, texts.rest)
  const sum = parts.reduce((before, { value }) => before + value, 0)
  const share = (value: number): string =>
    fill(texts.share, { value: format(value), percent: formats.percent(sum === 0 ? 0 : value / sum) })
  const shown = active === undefined ? undefined : parts[Math.min(active, parts.length - 1)]
  const table = tableOf(
    texts.category,
    all.map((part) => part.title),
    [{ id: 'value', title: texts.value, values: all.map(({ value }) => value) }],
  )
  return (
    <ChartFrame title={title} description={description} table={sum === 0 ? [] : table} format={format}>
      <div className={styles.donut}>
        <div
          className={styles.ring}
          role="slider"
          tabIndex={0}
          aria-label={fill(texts.along, { title })}
          aria-valuemin={1}
          aria-valuemax={parts.length}
          aria-valuenow={(active ?? 0) + 1}
          aria-valuetext={spokenPart(parts[active ?? 0], share, texts.point)}
          onFocus={() => setActive((now) => now ?? 0)}
          onBlur={() => setActive(undefined)}
          onPointerLeave={({ pointerType }) => (pointerType === 'mouse' ? setActive(undefined) : undefined)}
          onKeyDown={(event) => {
            const next = keyPlace(event.key, active ?? 0, parts.length)
            if (next === undefined) return
            event.preventDefault()
            setActive(next === 'leave' ? undefined : next)
          }}
        >
          <Ring parts={parts} size={size} active={active} onPoint={setActive} />
          <div className={styles.middle} aria-hidden="true">
            <b>{format(shown?.value ?? sum)}</b>
            <span>{shown?.title ?? texts.total}</span>
          </div>
        </div>
        <ChartLegend
          entries={parts.map((part) => ({ ...part, note: [share(part.value), part.note ?? ''].filter(Boolean).join(' · ') }))}
          mark="field"
        />
      </div>
    </ChartFrame>
  )
}

type RingProps = {
  readonly parts: readonly Part[]
  readonly size: number
  readonly active: number | undefined
  readonly onPoint: (at: number) => void
}

function Ring({ parts, size, active, onPoint }: RingProps): ReactNode {
  const slices = pie<Part>()
    .value(({ value }) => Math.max(0, value))
    .sortValues(null)([...parts])
  const draw = arc<(typeof slices)[number]>()
    .innerRadius(size * 0.375)
    .outerRadius(size / 2)
  return (
    <svg className={styles.drawing} width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden="true">
      {slices.map((slice, at) => (
        <path
          key={slice.data.id}
          className={styles.slice}
          data-tone={at + 1}
          data-dim={active === undefined || active === at ? undefined : ''}
          d={draw(slice) ?? ''}
          onPointerEnter={() => onPoint(at)}
          onPointerDown={() => onPoint(at)}
        />
      ))}
    </svg>
  )
}

function partsWithoutCrowd(parts: readonly Part[], restTitle: string): readonly Part[] {
  const series = withoutCrowd(
    parts.map(({ id, title, value }) => ({ id, title, values: [value] })),
    restTitle,
  )
  return series.map(({ values: [value = 0], ...part }) => ({ ...part, value, note: parts.find(({ id }) => id === part.id)?.note }))
}

function spokenPart(part: Part | undefined, share: (value: number) => string, text: '{category}: {values}'): string {
  return part ? fill(text, { category: part.title, values: share(part.value) }) : ''
}
