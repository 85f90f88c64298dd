import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { BarChart } from '../../../../shell/parts/charts/bar-chart.tsx'
import { LineChart } from '../../../../shell/parts/charts/line-chart.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { WidgetFrame } from '../../../../shell/parts/widgets/widget-frame.tsx'
import type { WidgetId } from '../../contract.ts'
import { changeOf } from '../../rules.ts'
import { analyticsWords } from '../analytics-words.ts'
import { Change, Headline, Note } from '../headline.tsx'
import { ordersAddress } from '../orders-address.ts'
import { OrdersLink } from '../orders-link.tsx'
import { summaryOf } from '../summary.ts'
import type { texts as words } from '../texts.ts'
import { useLabels } from '../use-labels.ts'
import type { WidgetProps } from '../widget-props.ts'
import { rangeIn, widgetIn, type Figures } from '../widget-queries.ts'

const height = 200

/** What the three widgets with one value for each day have in common. */
function useDays(figures: Figures, id: WidgetId, title: string, format: (value: number) => string) {
  const texts = useTexts(analyticsWords)
  const labels = useLabels()
  const [, navigate] = useLocation()
  const widget = widgetIn(figures, id)
  const range = rangeIn(widget, '')
  const values = range.datasets[0]?.data ?? []
  const days = range.labels
  const categories = days.map(days.length > 7 ? labels.day : labels.weekday)
  return {
    widget,
    range,
    values,
    categories,
    day: labels.wholeDay(figures.to),
    summary: summaryOf({ title, labels: categories, values, format }, texts.summary),
    link: <OrdersLink {...range}>{texts.seeOrders}</OrdersLink>,
    onOpen: (at: number): void => {
      const day = days[at]
      if (day !== undefined) navigate(ordersAddress({ from: day, to: day }))
    },
  }
}

/** The share of orders that was paid, measured by what it usually is. */
export function ConversionWidget({ figures }: WidgetProps): ReactNode {
  const texts = useTexts(analyticsWords)
  const formats = useFormats()
  const percent = (value: number): string => formats.percent(value / 100, 1)
  const { widget, range, values, categories, summary, link, onOpen } = useDays(figures, 'conversion', texts.conversion, percent)
  const reached = range.value === null || !widget.target ? undefined : range.value / widget.target
  return (
    <WidgetFrame
      headline={
        <Headline value={range.value === null ? '–' : percent(range.value)} summary={summary}>
          <Note mood={reached === undefined ? 'plain' : reached < 1 ? 'danger' : 'ok'}>
            {reached === undefined ? texts.noTarget : fill(texts.ofTarget, { percent: formats.percent(reached) })}
          </Note>
        </Headline>
      }
      foot={link}
    >
      <BarChart
        title={texts.conversion}
        description={texts.conversionAbout}
        along={texts.day}
        categories={categories}
        series={[{ id: 'paid', title: texts.paidShare, values }]}
        format={(value) => formats.percent(value / 100, Number.isInteger(value) ? 0 : 1)}
        height={height}
        onOpen={onOpen}
      />
    </WidgetFrame>
  )
}

export function ItemsWidget({ figures }: WidgetProps): ReactNode {
  const texts = useTexts(analyticsWords)
  return <DailyCount figures={figures} id="items" about={texts.itemsAbout} unit={texts.item} shape="line" />
}

export function OrdersWidget({ figures }: WidgetProps): ReactNode {
  const texts = useTexts(analyticsWords)
  return <DailyCount figures={figures} id="orders" about={texts.ordersAbout} unit={texts.orders} shape="bars" />
}

type DailyCountProps = {
  readonly figures: Figures
  readonly id: 'items' | 'orders'
  readonly about: (typeof words)['itemsAbout' | 'ordersAbout']
  readonly unit: string
  readonly shape: 'line' | 'bars'
}

/** How many on each day. Where there were fewer than before, bars have the colour of what goes wrong; the words say it too. */
function DailyCount({ figures, id, about, unit, shape }: DailyCountProps): ReactNode {
  const texts = useTexts(analyticsWords)
  const formats = useFormats()
  const { range, values, categories, day, summary, link, onOpen } = useDays(figures, id, texts[id], formats.number)
  const isFalling = (changeOf(range.value, range.before) ?? 0) < 0
  const chart = {
    title: texts[id],
    description: fill(about, { day }),
    along: texts.day,
    categories,
    series: [{ id, title: unit, values }],
    height,
    onOpen,
  }
  return (
    <WidgetFrame
      headline={
        <Headline value={formats.number(range.value ?? 0)} summary={summary}>
          <Change {...range} />
        </Headline>
      }
      foot={link}
    >
      {shape === 'line' ? <LineChart {...chart} /> : <BarChart {...chart} mood={isFalling ? 'danger' : undefined} />}
    </WidgetFrame>
  )
}
