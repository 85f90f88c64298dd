import { RefreshCw } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useFormats } from '../../../shell/parts/formats/use-formats.ts'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { choiceParam, textParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { ArrangeMenu } from '../../../shell/parts/widgets/arrange-menu.tsx'
import { RangeChoice } from '../../../shell/parts/widgets/range-choice.tsx'
import { useArrangement } from '../../../shell/parts/widgets/use-arrangement.ts'
import { useWidgetCommands } from '../../../shell/parts/widgets/use-widget-commands.ts'
import { widgetWords } from '../../../shell/parts/widgets/widget-words.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { untils } from '../contract.ts'
import { analyticsWords } from './analytics-words.ts'
import { Dashboard, DashboardSkeleton, usualArrangement } from './dashboard.tsx'
import styles from './dashboard.module.css'
import { NoOrders } from './no-orders.tsx'
import { shopPause, shopTopics, useFigures } from './widget-queries.ts'

const params = {
  until: choiceParam(untils, 'this-week'),
  year: textParam(),
  hours: textParam(),
  devices: textParam(),
  sales: textParam(),
}

/** How the shop is doing, counted from its orders. */
export function Page(): ReactNode {
  useLive(shopTopics, shopPause)
  const texts = useTexts(analyticsWords)
  const words = useTexts(widgetWords)
  const formats = useFormats()
  const [{ until, ...chosen }, change] = useUrlState(params)
  const query = useFigures(until)
  const { refetch } = query
  const refresh = useCallback(() => void refetch(), [refetch])
  useWidgetCommands(refresh)
  const titleOf = useTitles()
  const arrangement = useArrangement({ name: 'analytics', usual: usualArrangement, titleOf })
  const ranges = [
    { id: 'this-week', title: texts.thisWeek },
    { id: 'last-week', title: texts.lastWeek },
    { id: 'two-weeks-ago', title: texts.twoWeeksAgo },
  ] as const

  return (
    <WorkspacePage
      title={texts.title}
      actions={
        <>
          {query.data === undefined ? null : (
            <span className={styles.updated}>{fill(texts.updated, { time: formats.time(new Date(query.dataUpdatedAt)) })}</span>
          )}
          <RangeChoice name={texts.until} ranges={ranges} value={until} onChange={(next) => change({ until: next })} />
          <IconButton name={words.refresh} icon={RefreshCw} keys="r" aria-disabled={query.isFetching} onClick={refresh} />
          <ArrangeMenu arrangement={arrangement} titleOf={titleOf} />
        </>
      }
    >
      <Loaded
        query={query}
        skeleton={<DashboardSkeleton />}
        errorTitle={texts.notLoaded}
        isEmpty={({ isUsed }) => !isUsed}
        empty={<NoOrders />}
      >
        {(figures) => (
          <Dashboard
            figures={figures}
            isLoading={query.isOld && query.isFetching}
            chosen={chosen}
            choose={(next) => change(next, 'replace')}
            arrangement={arrangement}
            titleOf={titleOf}
          />
        )}
      </Loaded>
    </WorkspacePage>
  )
}

/** What the widgets are called where they are moved, hidden and brought back. */
function useTitles(): (id: string) => string {
  const texts = useTexts(analyticsWords)
  return (id) => {
    const { conversion, items, orders, hours, places, devices, sales, campaigns } = texts
    return new Map(Object.entries({ conversion, items, orders, hours, places, devices, sales, campaigns })).get(id) ?? ''
  }
}
