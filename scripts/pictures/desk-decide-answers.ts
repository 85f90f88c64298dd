const references = ['25K7M92QX8CV', '25A3T0ZR41WF', '24Q9H5MMB2XA', '25D8C6VN7P0K']
const id = (at: number): string => `019563c4-0b3e-7a55-9d0e-3f2f4c1f5a7${at}`

const queue = {
  moment: '2026-03-10T12:24:00.000Z',
  next: null,
  rows: references.map((reference, at) => ({
    id: id(at),
    kind: (['delivery', 'entry', 'register', 'entry'] as const)[at],
    period: at === 2 ? 2024 : 2025,
    reference,
    since: `2026-03-0${at + 6}T09:1${at}:00.000Z`,
    dueAt: `2026-03-${['07', '17', '09', '19'][at]}T09:1${at}:00.000Z`,
    isOverdue: at % 2 === 0,
    isProposed: at === 1,
    channel: ([null, 'letter', null, 'call'] as const)[at],
    ground: null,
  })),
}

const proposal = {
  id: id(1),
  act: 'grant',
  newDeadline: '2026-12-31',
  reason: '',
  note: 'Spitalaufenthalt bis im Dezember, Zeugnis liegt bei',
  rule: 'D5',
  at: '2026-03-09T14:02:00.000Z',
  name: 'Beat Muster',
}

const matter = {
  reference: references[0],
  state: 'entry',
  legalForm: 'natural-person',
  pid: '123456',
  period: 2025,
  person: { name: 'Beispiel', firstName: 'Andrea' },
  wish: '2026-12-31',
  receivedAt: '2026-03-09T11:00:00.000Z',
  text: 'Ihr Gesuch ist am 09.03.2026 12:00 eingegangen (Beleg 25K7-M92Q-X8CV). Der Entscheid folgt. Für die Einhaltung der Frist zählt der Eingang.',
  rule: 'B0',
  oldDeadline: null,
  newDeadline: null,
  inForce: '2026-03-31',
  latest: '2026-11-30',
  answer: { rule: 'D5', grants: '2026-11-30' },
  entry: { channel: 'letter', ground: 'illness', note: 'Ärztliches Zeugnis liegt bei', name: 'Beat Muster' },
  proposal: null,
  acts: [{ act: 'enter', at: '2026-03-10T09:12:00.000Z', name: 'Beat Muster', reason: 'illness', note: '', newDeadline: null }],
  may: { grant: true, refuse: true, correct: false, withdraw: false },
  withdrawUntil: null,
  isBackDated: false,
  today: '2026-03-10',
  seen: 1,
}

/** What the server would answer about what people decide. */
export const decideAnswers: Readonly<Record<string, unknown>> = {
  queue,
  matter,
  proposals: {
    rows: [
      { ...proposal, reference: references[1], period: 2025, isOwn: false },
      {
        ...proposal,
        id: id(2),
        act: 'refuse',
        newDeadline: null,
        rule: 'D6',
        note: 'Vollmacht fehlt',
        reference: references[2],
        period: 2024,
        isOwn: true,
      },
    ],
    next: null,
  },
}
