import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import type { Project } from '../../contract.ts'
import { dayKeys, weekKeys } from '../../ranges.ts'
import { placeParams } from '../place.ts'
import type { Widgets } from '../project-queries.ts'
import { projectWords } from '../project-words.ts'
import { Ranges } from '../ranges-choice.tsx'
import type { ProjectArrangement } from '../use-project-arrangement.ts'
import { WidgetList, type WidgetPart } from '../widget-list.tsx'
import { CountCard } from './count-card.tsx'
import { DistributionCard, DistributionFoot } from './distribution-card.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { WeekCard, WeekFigures } from './week-card.tsx'
import type { CountId } from './work-links.ts'

type HomeTabProps = {
  readonly widgets: Widgets
  readonly project: Project | undefined
  readonly arrangement: ProjectArrangement
}

/** What is due, what is wrong, what happened this week, and what comes today. */
export function HomeTab(props: HomeTabProps): ReactNode {
  const texts = useTexts(projectWords)
  const parts = { ...useCountParts(props), ...useOtherParts(props) }
  return <WidgetList title={texts.home} arrangement={props.arrangement} parts={parts} />
}

function useCountParts({ widgets, project }: HomeTabProps): Readonly<Record<CountId, WidgetPart>> {
  const [{ due }, change] = useUrlState(placeParams)
  const part = (id: CountId): WidgetPart => {
    const widget = widgets(id)
    return { size: 'small', content: widget ? <CountCard widget={widget} range={due} project={project} /> : null }
  }
  const controls = <Ranges widget="due" ranges={dayKeys} value={due} onChange={(next) => change({ due: next }, 'replace')} />
  return { due: { ...part('due'), controls }, overdue: part('overdue'), issues: part('issues'), features: part('features') }
}

function useOtherParts({ widgets }: HomeTabProps): Readonly<Record<'week' | 'distribution' | 'schedule', WidgetPart>> {
  const texts = useTexts(projectWords)
  const [{ week: weekRange, tasks, schedule: dayRange }, change] = useUrlState(placeParams)
  const [week, distribution, schedule] = [widgets('week'), widgets('distribution'), widgets('schedule')]
  return {
    week: {
      size: 'whole',
      controls: <Ranges widget="weekTitle" ranges={weekKeys} value={weekRange} onChange={(next) => change({ week: next }, 'replace')} />,
      content: week ? <WeekCard widget={week} range={weekRange} /> : null,
      foot: week ? <WeekFigures widget={week} range={weekRange} /> : null,
    },
    distribution: {
      size: 'half',
      controls: (
        <Ranges widget="distributionTitle" ranges={weekKeys} value={tasks} onChange={(next) => change({ tasks: next }, 'replace')} />
      ),
      content: distribution ? <DistributionCard widget={distribution} range={tasks} /> : null,
      foot: distribution ? <DistributionFoot widget={distribution} range={tasks} /> : null,
    },
    schedule: {
      size: 'half',
      controls: (
        <Ranges widget="scheduleTitle" ranges={['DT', 'DTM']} value={dayRange} onChange={(next) => change({ schedule: next }, 'replace')} />
      ),
      content: schedule ? <ScheduleCard widget={schedule} range={dayRange} /> : null,
      foot: schedule ? <Link href={`/apps/calendar/day/${schedule.days[dayRange]}`}>{texts.openCalendar}</Link> : null,
    },
  }
}
