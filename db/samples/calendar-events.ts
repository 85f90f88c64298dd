/** When, counted from Monday of the week in which the workspace begins, on Swiss clocks. */
type Timed = { readonly day: number; readonly from: string; readonly to: string }
type WholeDays = { readonly day: number; readonly days: number }
type SampleEvent = { readonly title: string; readonly desc?: string; readonly when: Timed | WholeDays; readonly recurrence?: string }

/** The calendar of a small trust company. The Thursday of the first week is a busy one. */
export const sampleEvents: readonly SampleEvent[] = [
  {
    title: 'Team meeting',
    when: { day: -20, from: '09:00', to: '10:00' },
    recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=TU',
    desc: 'Who does what this week, and what is stuck.',
  },
  { title: 'Lunch with a former colleague', when: { day: -12, from: '12:00', to: '13:30' } },
  { title: 'Interview for the apprenticeship', when: { day: -4, from: '14:00', to: '15:00' } },
  { title: 'Plan the week', when: { day: 0, from: '08:30', to: '09:00' } },
  { title: 'Dentist', when: { day: 2, from: '13:30', to: '14:15' } },
  { title: 'Coffee with the new trainee', when: { day: 3, from: '08:30', to: '09:00' } },
  {
    title: 'Meeting with the Feldmann bakery',
    when: { day: 3, from: '10:00', to: '11:00' },
    desc: 'Wages of the new branch, and who signs the return.\nBring the folder with last year’s figures.',
  },
  { title: 'Lunch with the auditors', when: { day: 3, from: '12:00', to: '13:15' } },
  { title: 'Closing of accounts, Waldhof joinery', when: { day: 3, from: '14:00', to: '16:30' } },
  { title: 'Call with the tax office', when: { day: 3, from: '15:00', to: '15:30' }, desc: 'Ask about the two open extensions.' },
  { title: 'Mira is away', when: { day: 4, days: 1 } },
  {
    title: 'Trust conference in the hills',
    when: { day: 7, days: 3 },
    desc: 'Three days of talks, hiking boots recommended. The train leaves at 7.02.',
  },
  { title: 'Dinner with the whole team', when: { day: 10, from: '18:00', to: '22:00' } },
  { title: 'Training: the new accounting program', when: { day: 15, from: '13:00', to: '16:00' } },
  { title: 'Fire drill', when: { day: 23, from: '10:30', to: '11:00' } },
  { title: 'Strategy day', when: { day: 38, days: 1 } },
]
