import type { Call } from './measure.ts'

/** Milliseconds for a million orders. */
const limit = 300
const widgets = '/api/analytics-dashboard-app/widgets'

/** The analytics dashboard reads everything in one call, whatever it shows. */
export function dashboardCalls(): readonly Call[] {
  return [
    { name: 'analytics: this week', limit, addresses: [widgets] },
    {
      name: 'analytics: last week and the week before',
      limit,
      addresses: [`${widgets}?until=last-week`, `${widgets}?until=two-weeks-ago`],
    },
    { name: 'analytics: a day long ago', limit, addresses: [`${widgets}?to=2024-06-01`, `${widgets}?to=2025-01-15`] },
  ]
}
