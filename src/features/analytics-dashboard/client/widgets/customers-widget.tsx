import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { LineChart } from '../../../../shell/parts/charts/line-chart.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { RangeChoice } from '../../../../shell/parts/widgets/range-choice.tsx'
import { WidgetFrame } from '../../../../shell/parts/widgets/widget-frame.tsx'
import { analyticsWords } from '../analytics-words.ts'
import { Change, Headline } from '../headline.tsx'
import { inThousands } from '../in-thousands.ts'
import { summaryOf } from '../summary.ts'
import { useLabels } from '../use-labels.ts'
import type { WidgetProps } from '../widget-props.ts'
import { rangeIn, widgetIn } from '../widget-queries.ts'

/** How many different people ordered: the number of the month first, and the years beside it. */
export function CustomersWidget({ figures, chosen: { year }, choose }: WidgetProps): ReactNode {
  const texts = useTexts(analyticsWords)
  const formats = useFormats()
  const labels = useLabels()
  const widget = widgetIn(figures, 'customers')
  const range = rangeIn(widget, year)
  const values = range.datasets[0]?.data ?? []
  const months = range.labels.map(labels.month)
  const summary = summaryOf({ title: texts.customers, labels: months, values, format: formats.number }, texts.summary)
  const years = widget.ranges.map(({ id, title }) => ({ id, title })).toReversed()
  return (
    <WidgetFrame
      headline={
        <Headline value={formats.number(range.value ?? 0)} summary={summary}>
          <Change {...range} />
        </Headline>
      }
      controls={<RangeChoice name={texts.year} ranges={years} value={range.id} onChange={(id) => choose({ year: id })} />}
    >
      <LineChart
        title={texts.customers}
        description={texts.customersAbout}
        along={texts.month}
        categories={months}
        series={[{ id: 'customers', title: texts.customer, values }]}
        valueLabel={(value) => inThousands(value, formats.number)}
      />
    </WidgetFrame>
  )
}
