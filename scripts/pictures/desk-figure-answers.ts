const places = Array.from({ length: 14 }, (_, hour) => new Date(Date.UTC(2026, 2, 9, 23 + hour)).toISOString())
const requests = [3, 1, 0, 0, 2, 9, 40, 122, 310, 402, 388, 290, 335, 118]

const figures = {
  moment: '2026-03-10T12:24:00.000Z',
  since: places[0],
  waiting: {
    pending: 4,
    pendingSince: '2026-03-10T12:11:00.000Z',
    deliveries: 86,
    deliveriesSince: '2026-03-10T11:02:00.000Z',
    dead: 2,
    isPaused: true,
  },
  places,
  requests,
  granted: requests.map((count) => Math.round(count * 0.88)),
  refused: requests.map((count) => Math.round(count * 0.11)),
  delivered: requests.map((count) => Math.round(count * 0.8)),
  deliverySeconds: requests.map((count) => (count === 0 ? 0 : 1.2 + count / 90)),
  rules: [
    { rule: 'D6', outcome: 'granted', count: 1702 },
    { rule: 'D5', outcome: 'granted', count: 75 },
    { rule: 'D1', outcome: 'unchanged', count: 61 },
    { rule: 'D2', outcome: 'unchanged', count: 48 },
    { rule: 'C4', outcome: 'unchanged', count: 30 },
    { rule: 'C7', outcome: 'unchanged', count: 22 },
    { rule: 'I1', outcome: 'rejected', count: 58 },
    { rule: 'I2', outcome: 'rejected', count: 20 },
    { rule: 'V8b', outcome: 'pending', count: 4 },
  ],
  languages: [
    { language: 'de', count: 1600 },
    { language: 'none', count: 190 },
    { language: 'fr', count: 120 },
    { language: 'it', count: 60 },
    { language: 'en', count: 41 },
    { language: 'rm', count: 9 },
  ],
  answers: {
    count: 2020,
    median: 14.2,
    nearlyAll: 61,
    steps: [10, 15, 20, 30, 50, 75, 100, 200].map((upTo, at) => ({ upTo, count: [410, 700, 480, 230, 110, 60, 25, 5][at] ?? 0 })),
  },
  hours: Array.from({ length: 24 }, (_, hour) => requests[hour] ?? 0),
  busiest: [9, 10, 12, 8, 11].map((at) => ({ hour: places[at], count: requests[at] })),
}

const delivery = {
  waiting: 86,
  since: '2026-03-10T11:02:00.000Z',
  dead: 2,
  pausedAt: '2026-03-10T11:00:00.000Z',
  moment: '2026-03-10T12:24:00.000Z',
  isOn: true,
  failures: [{ reason: 'timeout', count: 12 }],
  acts: [
    { act: 'pause', at: '2026-03-10T11:00:00.000Z', name: 'Lea Muster', why: 'Wartung des Fachsystems bis 14 Uhr', count: 0 },
    { act: 'replay', at: '2026-03-09T15:20:00.000Z', name: 'Lea Muster', why: '', count: 31 },
  ],
}

const dead = {
  rows: [
    { reason: 'status-422', reference: '25K7M92QX8CV', attempts: 5 },
    { reason: 'timeout', reference: '25AB3D5F7H9K', attempts: 611 },
  ].map((row, at) => ({
    ...row,
    id: `019563c4-0b3e-7a55-9d0e-3f2f4c1f5a0${at}`,
    period: 2025,
    receivedAt: '2026-03-03T09:12:00.000Z',
    queuedAt: '2026-03-03T09:12:00.000Z',
  })),
  next: null,
}

const stepCounts = {
  seen: 4200,
  begun: 2900,
  faulty: 310,
  submitted: 2480,
  granted: 2190,
  unchanged: 160,
  rejected: 90,
  pending: 20,
  failed: 6,
  saved: 1370,
}
const shares = [
  ['de', 'phone', 0.41],
  ['de', 'desktop', 0.33],
  ['de', 'tablet', 0.06],
  ['fr', 'phone', 0.09],
  ['it', 'desktop', 0.06],
  ['en', 'phone', 0.04],
  ['rm', 'desktop', 0.01],
] as const
const visits = {
  steps: Object.entries(stepCounts).flatMap(([step, count]) =>
    shares.map(([language, device, share]) => ({ step, language, device, count: Math.round(count * share) })),
  ),
  feedback: [
    { outcome: 'granted', choice: 'yes', count: 412 },
    { outcome: 'granted', choice: 'partly', count: 38 },
    { outcome: 'granted', choice: 'no', count: 12 },
    { outcome: 'unchanged', choice: 'yes', count: 19 },
    { outcome: 'unchanged', choice: 'no', count: 14 },
    { outcome: 'rejected', choice: 'no', count: 17 },
  ],
}

/** What the server of the office would answer about figures and delivery. */
export const figureAnswers: Readonly<Record<string, unknown>> = { figures, 'figures/visits': visits, delivery, 'delivery/dead': dead }
