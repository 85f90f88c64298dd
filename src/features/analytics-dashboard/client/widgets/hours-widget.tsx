import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { LineChart } from '../../../../shell/parts/charts/line-chart.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { RangeChoice } from '../../../../shell/parts/widgets/range-choice.tsx'
import { WidgetFrame } from '../../../../shell/parts/widgets/widget-frame.tsx'
import { analyticsWords } from '../analytics-words.ts'
import { Change, Headline } from '../headline.tsx'
import { OrdersLink } from '../orders-link.tsx'
import { summaryOf } from '../summary.ts'
import { useLabels } from '../use-labels.ts'
import { useRangeTitle } from '../use-range-title.ts'
import type { WidgetProps } from '../widget-props.ts'
import { rangeIn, widgetIn } from '../widget-queries.ts'

/** One day by the clock, orders and what was in them. */
export function HoursWidget({ figures, chosen: { hours }, choose }: WidgetProps): ReactNode {
  const texts = useTexts(analyticsWords)
  const formats = useFormats()
  const labels = useLabels()
  const titleOf = useRangeTitle(figures.isToday)
  const widget = widgetIn(figures, 'hours')
  const range = rangeIn(widget, hours)
  const [orders = [], items = []] = range.datasets.map(({ data: values }) => values)
  const days = widget.ranges.map((each) => ({ id: each.id, title: titleOf(each) })).toReversed()
  const summary = summaryOf({ title: texts.orders, labels: range.labels, values: orders, format: formats.number }, texts.summary)
  return (
    <WidgetFrame
      headline={
        <Headline value={formats.number(range.value ?? 0)} summary={summary}>
          {range.before === null ? null : <Change {...range} />}
        </Headline>
      }
      controls={<RangeChoice name={texts.day} ranges={days} value={range.id} onChange={(id) => choose({ hours: id })} />}
      foot={<OrdersLink {...range}>{texts.seeOrders}</OrdersLink>}
    >
      <LineChart
        title={texts.hours}
        description={fill(texts.hoursAbout, { day: labels.wholeDay(range.from) })}
        along={texts.time}
        categories={range.labels}
        series={[
          { id: 'orders', title: texts.orders, values: orders },
          { id: 'items', title: texts.item, values: items },
        ]}
        areFilled
      />
    </WidgetFrame>
  )
}
