import type { ReactNode } from 'react'
import { centsOf } from '../../../../kit/money.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { LineChart } from '../../../../shell/parts/charts/line-chart.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { RangeChoice } from '../../../../shell/parts/widgets/range-choice.tsx'
import { WidgetFrame } from '../../../../shell/parts/widgets/widget-frame.tsx'
import { changeOf } from '../../rules.ts'
import { analyticsWords } from '../analytics-words.ts'
import { Headline, Note } from '../headline.tsx'
import { OrdersLink } from '../orders-link.tsx'
import { summaryOf } from '../summary.ts'
import { useLabels } from '../use-labels.ts'
import type { WidgetProps } from '../widget-props.ts'
import { rangeIn, widgetIn } from '../widget-queries.ts'

const steps = { day: ['oneDay', 'stepDay'], week: ['oneWeek', 'stepWeek'], month: ['oneMonth', 'stepMonth'] } as const
const stepOf = (id: string): keyof typeof steps => (id === 'week' || id === 'month' ? id : 'day')

/** All that was ever sold, and what the last day, week or month added to it. */
export function SalesWidget({ figures, chosen, choose }: WidgetProps): ReactNode {
  const texts = useTexts(analyticsWords)
  const formats = useFormats()
  const labels = useLabels()
  const widget = widgetIn(figures, 'sales')
  const range = rangeIn(widget, chosen.sales)
  const step = stepOf(range.id)
  const values = range.datasets[0]?.data ?? []
  const money = (francs: number): string => formats.money(centsOf(francs))
  const categories = range.labels.map(step === 'month' ? labels.month : labels.day)
  const added = values.at(-1) ?? 0
  const share = changeOf(range.value, range.before)
  const words = { amount: money(added), step: texts[steps[step][1]] }
  return (
    <WidgetFrame
      headline={
        <Headline
          value={money(range.value ?? 0)}
          summary={summaryOf({ title: texts.sales, labels: categories, values, format: money }, texts.summary)}
        >
          <Note mood={added > 0 ? 'ok' : 'plain'}>
            {share === undefined ? fill(texts.addedFirst, words) : fill(texts.added, { ...words, percent: formats.percent(share, 2) })}
          </Note>
        </Headline>
      }
      controls={
        <RangeChoice
          name={texts.range}
          ranges={widget.ranges.map(({ id }) => ({ id, title: texts[steps[stepOf(id)][0]] }))}
          value={range.id}
          onChange={(id) => choose({ sales: id })}
        />
      }
      foot={<OrdersLink {...range}>{texts.seeOrders}</OrdersLink>}
    >
      <LineChart
        title={texts.sales}
        description={fill(texts.salesAbout, { day: labels.wholeDay(range.to) })}
        along={texts[step]}
        categories={categories}
        series={[{ id: 'sales', title: texts.sale, values }]}
        format={(francs) => (Number.isInteger(francs) ? formats.number(francs) : formats.number(francs, 2))}
        height={280}
      />
    </WidgetFrame>
  )
}
