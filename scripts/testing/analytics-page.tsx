import { analyticsDashboardApp } from '../../src/features/analytics-dashboard/client/app.ts'
import { Page } from '../../src/features/analytics-dashboard/client/analytics-dashboard-page.tsx'
import { readWidgets, type Until, type Widget, type WidgetRange } from '../../src/features/analytics-dashboard/contract.ts'
import type { OutputOf } from '../../src/kit/endpoint.ts'
import { CommandLayer } from '../../src/shell/workspace/commands/command-layer.tsx'
import { Snackbar } from '../../src/shell/workspace/notices/snackbar.tsx'
import { serveContract, serving } from './contract-server.ts'
import { aUser, renderInWorkspace } from './workspace.tsx'

type Figures = OutputOf<typeof readWidgets>

const days = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2026, 2, 11 + at - count)).toISOString().slice(0, 10))
const months = (year: number): string[] => Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)
const clock = Array.from({ length: 12 }, (_, at) => `${String(at * 2).padStart(2, '0')}:00`)

function aRange(id: string, labels: readonly string[], data: readonly (readonly number[])[], more: Partial<WidgetRange> = {}): WidgetRange {
  const datasets = data.map((values) => ({ label: '', data: [...values] }))
  return { id, title: id, from: '2026-03-04', to: '2026-03-10', labels: [...labels], datasets, value: 0, before: 0, ...more }
}

function aWidget(id: Widget['id'], ranges: readonly WidgetRange[], more: Partial<Widget> = {}): Widget {
  return { id, title: id, ranges: [...ranges], columns: [], rows: [], markers: [], target: null, ...more }
}

const oneDay = { from: '2026-03-10', to: '2026-03-10' }

function hours(): Widget {
  return aWidget('hours', [
    aRange(
      'today',
      clock,
      [
        [1, 0, 2],
        [3, 0, 8],
      ],
      { ...oneDay, value: 3, before: 3 },
    ),
    aRange('yesterday', clock, [clock.map(() => 1), clock.map(() => 2)], {
      from: '2026-03-09',
      to: '2026-03-09',
      value: 12,
      before: null,
    }),
  ])
}

function devices(): Widget {
  return aWidget('devices', [
    aRange(
      'today',
      [],
      [
        [6, 3, 1],
        [5, 5, 0],
      ],
      { ...oneDay, value: 10, before: 10 },
    ),
    aRange(
      'yesterday',
      [],
      [
        [5, 5, 0],
        [0, 0, 0],
      ],
      { from: '2026-03-09', to: '2026-03-09', value: 10, before: 0 },
    ),
    ...[7, 28, 90].map((count) =>
      aRange(
        `${count}-days`,
        [],
        [
          [count, 0, 0],
          [0, 0, 0],
        ],
        { value: count },
      ),
    ),
  ])
}

/** The figures of a small shop on Tuesday, 10 March 2026. */
export function someFigures(change: Partial<Figures> = {}): Figures {
  return {
    to: '2026-03-10',
    isToday: true,
    isUsed: true,
    at: '2026-03-10T12:00:00.000Z',
    widgets: [
      aWidget('customers', [
        aRange('2026', months(2026), [[1949, 2210, 412]], { value: 412, before: 2210 }),
        aRange('2025', months(2025), [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]], { value: 12, before: 11 }),
        aRange('2024', months(2024), [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]),
      ]),
      aWidget('conversion', [aRange('7-days', days(7), [[50, 60, 70, 80, 90, 100, 33.3]], { value: 66.6 })], { target: 60 }),
      aWidget('items', [aRange('15-days', days(15), [days(15).map((_, at) => at)], { value: 105, before: 100 })]),
      aWidget('orders', [aRange('7-days', days(7), [[7, 6, 5, 4, 3, 2, 1]], { value: 28, before: 56 })]),
      hours(),
      aWidget('places', [aRange('all', [], [], { value: 5, before: null })], {
        markers: [{ label: 'Musterlingen', lat: 47.5, lng: 8.7, count: 3 }],
      }),
      devices(),
      aWidget('sales', [
        aRange('day', days(7), [[0, 0, 0, 0, 0, 0, 321]], { value: 12_540, before: 12_219 }),
        aRange('week', days(7), [[1, 2, 3, 4, 5, 6, 1000.5]], { value: 12_540, before: 11_539.5 }),
        aRange('month', months(2026).slice(0, 7), [[1, 2, 3, 4, 5, 6, 7]], { value: 12_540, before: 12_533 }),
      ]),
      aWidget('campaigns', [aRange('28-days', [], [], { from: '2026-02-11', value: 12, before: null })], {
        columns: [
          { id: 'name', title: 'Name' },
          { id: 'orders', title: 'Orders' },
          { id: 'conversion', title: 'Conv.' },
        ],
        rows: [['Ostern & Co', 12, 75]],
      }),
    ],
    ...change,
  }
}

/** The dashboard at an address, with keys and messages as in the workspace. */
export async function openAnalytics(
  answer: (until: Until | undefined) => Figures | Promise<Figures> = () => someFigures(),
  search = '',
): Promise<{ readonly asked: readonly string[] }> {
  const server = serveContract([serving(readWidgets, ({ until }) => answer(until))])
  await renderInWorkspace(
    <>
      <CommandLayer />
      <Snackbar />
      <Page />
    </>,
    { apps: [{ ...analyticsDashboardApp }], user: aUser(), path: `/apps/dashboards/analytics${search}` },
  )
  return server
}
