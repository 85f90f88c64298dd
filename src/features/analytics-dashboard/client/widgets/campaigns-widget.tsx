import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { ChartFrame } from '../../../../shell/parts/charts/chart-frame.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { WidgetFrame } from '../../../../shell/parts/widgets/widget-frame.tsx'
import { analyticsWords } from '../analytics-words.ts'
import { OrdersLink } from '../orders-link.tsx'
import { useLabels } from '../use-labels.ts'
import type { WidgetProps } from '../widget-props.ts'
import { rangeIn, widgetIn } from '../widget-queries.ts'
import styles from './campaigns-widget.module.css'

/** The advertisements that brought the most; each leads to its orders. */
export function CampaignsWidget({ figures }: WidgetProps): ReactNode {
  const texts = useTexts(analyticsWords)
  const formats = useFormats()
  const labels = useLabels()
  const widget = widgetIn(figures, 'campaigns')
  const { from, to } = rangeIn(widget, '')
  const head = [texts.name, texts.orders, texts.conv]
  return (
    <WidgetFrame
      foot={
        widget.rows.length === 0 ? (
          texts.noCampaigns
        ) : (
          <OrdersLink from={from} to={to}>
            {texts.goToCampaigns}
          </OrdersLink>
        )
      }
    >
      <ChartFrame
        title={texts.campaigns}
        description={fill(texts.campaignsAbout, { day: labels.wholeDay(to) })}
        table={[head, ...widget.rows]}
        format={formats.number}
        isFigures
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {widget.rows.map(([name = '', orders = 0, paid = 0]) => (
              <tr key={name}>
                <th scope="row">
                  <OrdersLink from={from} to={to} campaign={String(name)}>
                    {name}
                  </OrdersLink>
                </th>
                <td>{formats.number(Number(orders))}</td>
                <td>{formats.percent(Number(paid) / 100, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ChartFrame>
    </WidgetFrame>
  )
}
