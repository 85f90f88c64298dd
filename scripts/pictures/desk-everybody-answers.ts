const general = {
  period: 2025,
  legalForm: 'natural-person',
  groups: ['employed'],
  from: '2026-03-31',
  to: '2026-03-31',
  deadline: '2026-06-30',
  reason: 'Störung des Online-Dienstes',
  total: 500_000,
  expected: 320_418,
  proposedAt: '2026-03-31T16:10:00.000Z',
  proposedBy: 'Clara Muster',
  isOwn: false,
  endedAt: null,
  seconds: 62,
}
const started = { startedAt: '2026-03-31T16:24:00.000Z', startedBy: 'Lars Muster' }
const running = { ...started, state: 'running', walked: 261_000, raised: 167_302, rate: 4210.4, secondsLeft: 57 }
const proposed = { startedAt: null, startedBy: null, state: 'proposed', walked: 0, raised: 0, rate: null, secondsLeft: null }
const everybody = {
  extensions: [
    { ...general, ...running, id: '6c1f0f52-3a7e-4a5b-8c5e-0f6d4f1b7a11' },
    { ...general, ...proposed, id: '6c1f0f52-3a7e-4a5b-8c5e-0f6d4f1b7a12', period: 2024, legalForm: null },
  ],
  closing: { since: '2026-03-31T16:05:00.000Z', texts: { de: 'Wegen einer Störung bis 18 Uhr geschlossen.' } },
  acts: [{ act: 'start', at: '2026-03-31T16:24:00.000Z', name: 'Lars Muster', why: 'geprüft', period: 2025, deadline: '2026-06-30' }],
  moment: '2026-03-31T16:25:00.000Z',
}
const dryRun = {
  counts: { total: 500_000, matched: 322_100, raised: 320_418, notOpen: 2100, reminded: 14 },
  samples: [
    { legalForm: 'natural-person', group: 'employed', oldDeadline: '2026-03-31', newDeadline: '2026-06-30', count: 298_004 },
    { legalForm: 'natural-person', group: 'self-employed', oldDeadline: '2026-03-31', newDeadline: '2026-06-30', count: 22_414 },
  ],
}

export const everybodyAnswers: Readonly<Record<string, unknown>> = { everybody, 'everybody/dry-run': dryRun }
