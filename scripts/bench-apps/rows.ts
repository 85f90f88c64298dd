import { randomUUID } from 'node:crypto'
import type { Random } from '../crash/seeded-random.ts'
import { aPerson, aWord, rareWord, someWords } from './vocabulary.ts'

type Row = Readonly<Record<string, unknown>>
export type RowMaker = (random: Random, place: number) => Row

const day = 86_400_000
const chance = (random: Random, share: number): boolean => random.fraction() < share
const rarely = (place: number): string => (place % 17_001 === 5000 || place === 77 ? ` ${rareWord}` : '')
const ago = (random: Random, days: number): string => new Date(Date.now() - random.fraction() * days * day).toISOString()
const someLabels = (random: Random, count: number): readonly number[] =>
  chance(random, 0.3) ? [Math.floor(random.fraction() * count)] : []

/** Inbox 70 %, sent 15 %, and some in each of the others; 8 % unread. */
export const aMail: RowMaker = (random, place) => {
  const part = random.fraction()
  const folder = [0.7, 0.85, 0.86, 0.92].findIndex((share) => part < share)
  const [from, to] = [aPerson(random), aPerson(random)]
  const plain = someWords(random, 30, 120) + rarely(place)
  return {
    folder: folder === -1 ? 4 : folder,
    from_name: `${from.name} ${from.lastName}`,
    from_email: from.email,
    to: [{ name: `${to.name} ${to.lastName}`, email: to.email }],
    subject: someWords(random, 3, 8),
    message: `<p>${plain}</p>`,
    plain,
    time: ago(random, 1500),
    read: !chance(random, 0.08),
    starred: chance(random, 0.04),
    important: chance(random, 0.06),
    labels: someLabels(random, 4),
    attachments: chance(random, 0.1) ? [{ fileId: randomUUID(), type: 'application/pdf', fileName: 'a.pdf', size: 1000 }] : [],
  }
}

export const aTodo: RowMaker = (random, place) => {
  const due = chance(random, 0.6) ? new Date(Date.now() + random.between(-60, 60) * day).toISOString() : null
  return {
    title: someWords(random, 3, 8) + rarely(place),
    notes: chance(random, 0.5) ? someWords(random, 10, 60) : '',
    due_date: due,
    start_date: due && chance(random, 0.4) ? due : null,
    completed: chance(random, 0.5),
    starred: chance(random, 0.05),
    important: chance(random, 0.1),
    deleted: chance(random, 0.05),
    labels: someLabels(random, 5),
    position: place,
  }
}

export const aContactRow: RowMaker = (random, place) => {
  const { name, lastName, email } = aPerson(random)
  const number = String(Math.floor(random.between(1_000_000, 9_999_999)))
  const isFirm = chance(random, 0.6)
  const birthday = new Date(random.between(Date.UTC(1940, 0, 1), Date.UTC(2005, 0, 1))).toISOString().slice(0, 10)
  return {
    name,
    last_name: chance(random, 0.97) ? lastName : '',
    company: isFirm ? `${aWord(random)} ${aWord(random)} AG` : '',
    job_title: isFirm ? aWord(random) : '',
    email: chance(random, 0.8) ? email.replace('@', `.${place}@`) : '',
    phone: chance(random, 0.8) ? `+41 79 ${number.slice(0, 3)} ${number.slice(3, 5)} ${number.slice(5)}` : '',
    address: chance(random, 0.5) ? `${aWord(random)}weg ${place % 90}, 8400 Musterlingen` : '',
    birthday: chance(random, 0.4) ? birthday : '',
    notes: (chance(random, 0.3) ? someWords(random, 5, 30) : '') + rarely(place),
    deleted_at: chance(random, 0.03) ? ago(random, 29) : null,
  }
}

export const aNote: RowMaker = (random, place) => ({
  title: someWords(random, 1, 5),
  description: someWords(random, 5, 60) + rarely(place),
  archive: chance(random, 0.15),
  time: ago(random, 700),
  reminder: chance(random, 0.1) ? new Date(Date.now() + random.between(-5, 60) * day).toISOString() : null,
  checklist: chance(random, 0.2) ? [{ id: '1', checked: false, text: someWords(random, 2, 6) }] : [],
  pinned: chance(random, 0.02),
  color: chance(random, 0.3) ? 'blue' : '',
  position: place,
  deleted_at: chance(random, 0.04) ? ago(random, 29) : null,
})
