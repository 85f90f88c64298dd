import { useId, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { DonutChart } from '../../../../shell/parts/charts/donut-chart.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { WidgetFrame } from '../../../../shell/parts/widgets/widget-frame.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { analyticsWords } from '../analytics-words.ts'
import { OrdersLink } from '../orders-link.tsx'
import { useRangeTitle } from '../use-range-title.ts'
import type { WidgetProps } from '../widget-props.ts'
import { rangeIn, widgetIn } from '../widget-queries.ts'

const devices = ['desktop', 'mobile', 'tablet'] as const

/** Which share came through which device, and how that changed. */
export function DevicesWidget({ figures, chosen, choose }: WidgetProps): ReactNode {
  const id = useId()
  const texts = useTexts(analyticsWords)
  const formats = useFormats()
  const titleOf = useRangeTitle(figures.isToday)
  const widget = widgetIn(figures, 'devices')
  const range = rangeIn(widget, chosen.devices)
  const [orders = [], before = []] = range.datasets.map(({ data: values }) => values)

  /** In points of percent: a share of 40 that was 38 has two more. */
  function changeAt(at: number): string | undefined {
    if (!range.value || !range.before) return undefined
    const points = Math.round(((orders[at] ?? 0) / range.value - (before[at] ?? 0) / range.before) * 1000) / 10
    if (points === 0) return texts.pointSame
    return fill(points > 0 ? texts.pointMore : texts.pointLess, { points: formats.number(Math.abs(points)) })
  }

  const options = widget.ranges.map((each) => ({ value: each.id, label: titleOf(each) }))
  return (
    <WidgetFrame
      controls={
        <SelectField id={id} label={texts.range} options={options} value={range.id} onChange={(value) => choose({ devices: value })} />
      }
      foot={<OrdersLink {...range}>{texts.seeOrders}</OrdersLink>}
    >
      <DonutChart
        title={texts.devices}
        description={fill(texts.devicesAbout, { range: titleOf(range) })}
        parts={devices.map((device, at) => ({ id: device, title: texts[device], value: orders[at] ?? 0, note: changeAt(at) }))}
      />
    </WidgetFrame>
  )
}
