import type { ComponentType, ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { LoadingBlock } from '../../../shell/parts/states/loading-rows.tsx'
import type { Arrangement } from '../../../shell/parts/widgets/arrangement.ts'
import type { ArrangementModel } from '../../../shell/parts/widgets/use-arrangement.ts'
import { WidgetBoard } from '../../../shell/parts/widgets/widget-board.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { analyticsWords } from './analytics-words.ts'
import styles from './dashboard.module.css'
import type { WidgetProps } from './widget-props.ts'
import { CampaignsWidget } from './widgets/campaigns-widget.tsx'
import { CustomersWidget } from './widgets/customers-widget.tsx'
import { ConversionWidget, ItemsWidget, OrdersWidget } from './widgets/day-widgets.tsx'
import { DevicesWidget } from './widgets/devices-widget.tsx'
import { HoursWidget } from './widgets/hours-widget.tsx'
import { PlacesWidget } from './widgets/places-widget.tsx'
import { SalesWidget } from './widgets/sales-widget.tsx'

/** Wide on the left, narrow on the right; the headline above both stays where it is. */
export const usualArrangement: Arrangement = [
  { id: 'main', items: ['conversion', 'items', 'orders', 'hours', 'places'] },
  { id: 'side', items: ['devices', 'sales', 'campaigns'] },
]

const widgets: Readonly<Record<string, ComponentType<WidgetProps>>> = {
  conversion: ConversionWidget,
  items: ItemsWidget,
  orders: OrdersWidget,
  hours: HoursWidget,
  places: PlacesWidget,
  devices: DevicesWidget,
  sales: SalesWidget,
  campaigns: CampaignsWidget,
}
/** They stand three side by side in the wide column. */
const small = new Set(['conversion', 'items', 'orders'])

type DashboardProps = WidgetProps & {
  /** Figures of another time are on their way. */
  readonly isLoading: boolean
  readonly arrangement: ArrangementModel
  readonly titleOf: (id: string) => string
}

export function Dashboard({ isLoading, arrangement, titleOf, ...widgetProps }: DashboardProps): ReactNode {
  const texts = useTexts(analyticsWords)
  const columnTitle = (id: string): string => (id === 'side' ? texts.sideColumn : texts.mainColumn)
  return (
    <div className={styles.dashboard} aria-busy={isLoading}>
      <VisuallyHidden>
        <h2>{texts.mainColumn}</h2>
      </VisuallyHidden>
      <div className={styles.band} data-tone="dark">
        <CustomersWidget {...widgetProps} />
      </div>
      <div className={styles.columns}>
        <WidgetBoard
          arrangement={arrangement}
          titleOf={titleOf}
          columnTitleOf={columnTitle}
          columnClassOf={(id) => (id === 'side' ? styles.side : styles.main)}
          itemClassOf={(id) => (small.has(id) ? styles.small : styles.large)}
        >
          {(id) => {
            const Widget = widgets[id]
            return Widget ? <Widget {...widgetProps} /> : null
          }}
        </WidgetBoard>
      </div>
    </div>
  )
}

/** As many cards as will come. */
export function DashboardSkeleton(): ReactNode {
  return (
    <div className={styles.dashboard}>
      <div className={styles.card}>
        <LoadingBlock lines={6} />
      </div>
      <div className={styles.columns} aria-hidden="true">
        {usualArrangement.map(({ id, items }) => (
          <div key={id} className={id === 'side' ? styles.side : styles.main}>
            {items.map((item) => (
              <div key={item} className={`${styles.card} ${small.has(item) ? styles.small : styles.large}`}>
                <LoadingBlock lines={4} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
