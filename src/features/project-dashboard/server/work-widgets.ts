import type { PlainDate } from '../../../kit/plain-date.ts'
import { byWeek, dayRanges, daysOfWeek, weekRanges, type WeekRange } from '../ranges.ts'
import { issueFigures, type Widget, type WidgetOf } from '../widget.ts'
import { largest } from './largest.ts'
import type { Happening, WorkFigures } from './work.ts'

/** The four numbers at the top. */
export function countWidgets({ counts }: WorkFigures): readonly Widget[] {
  const { DY, DT, DTM, overdue, issues, features } = counts
  return [
    { id: 'due', title: 'Due Tasks', ranges: dayRanges, currentRange: 'DT', data: { DY, DT, DTM } },
    { id: 'overdue', title: 'Overdue', data: overdue },
    { id: 'issues', title: 'Issues', data: issues },
    { id: 'features', title: 'Features', data: features },
  ]
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const figureLabels: Readonly<Record<(typeof issueFigures)[number], string>> = {
  created: 'Created',
  closed: 'Closed',
  reopened: 'Re-opened',
  wontFix: 'Won’t Fix',
  needsTest: 'Needs Test',
  fixed: 'Fixed',
}

export function weekWidget(figures: WorkFigures, today: PlainDate): WidgetOf<'week'> {
  const daily = dailyOf(figures, today)
  return {
    id: 'week',
    title: 'Issues of the Week',
    ranges: weekRanges,
    currentRange: 'TW',
    labels: weekdays,
    datasets: byWeek((range) => [
      { label: 'Created', data: daily('created', range) },
      { label: 'Closed', data: daily('closed', range) },
    ]),
    figures: issueFigures.map((id) => ({
      id,
      label: figureLabels[id],
      count: byWeek((range) => sum(daily(id, range))),
      data: byWeek((range) => daily(id, range)),
    })),
  }
}

/** What the tasks added in a week are about: the four most frequent labels, and the rest. */
export function distributionWidget(figures: WorkFigures, today: PlainDate): WidgetOf<'distribution'> {
  const daily = dailyOf(figures, today)
  const shares = byWeek((range) => {
    const [monday] = daysOfWeek(today, range)
    const ofWeek = figures.areas.filter(({ week }) => week === monday)
    return largest(ofWeek.map(({ area, count }) => ({ label: area ?? '', value: count })))
  })
  return {
    id: 'distribution',
    title: 'Task Distribution',
    ranges: weekRanges,
    currentRange: 'TW',
    labels: byWeek((range) => shares[range].map(({ label }) => label)),
    datasets: byWeek((range) => [{ label: 'Tasks', data: shares[range].map(({ value }) => value) }]),
    added: byWeek((range) => sum(daily('added', range))),
    completed: byWeek((range) => sum(daily('completed', range))),
  }
}

function dailyOf({ happened }: WorkFigures, today: PlainDate): (kind: Happening, range: WeekRange) => number[] {
  const counts = new Map(happened.map(({ kind, day, count }) => [`${kind} ${day}`, count]))
  return (kind, range) => daysOfWeek(today, range).map((day) => counts.get(`${kind} ${day}`) ?? 0)
}

function sum(values: readonly number[]): number {
  return values.reduce((before, value) => before + value, 0)
}
