import { plainDate, type PlainDate } from '../../../../kit/plain-date.ts'

export type Person = {
  readonly id: string
  readonly name: string
  readonly company: string
  readonly job: string
  readonly city: string
  readonly email: string
  readonly phone: string | undefined
  readonly since: PlainDate
  readonly orders: number
  readonly revenue: number
}

const first = ['Mira', 'Tom', 'Sina', 'Luca', 'Nora', 'Zoë', 'Änni', 'Jérôme', 'Ueli', 'Flurina', 'Bruno', 'Eva', 'Gian', 'Hanna', 'Ivo']
const last = ['Keller', 'Rossi', 'Brunner', 'Frei', 'Ammann', 'Müller', 'Öztürk', 'von Arx', 'Zgraggen', 'Caduff', 'Bianchi', 'Dubois']
const firms = ['Muster AG', 'Beispiel GmbH', 'Alpenblick Treuhand', 'Seeufer Gärten', 'Brückenbau Nord AG', 'Café Rose', 'Holz und Form']
const jobs = ['Accountant', 'Gardener', 'Engineer', 'Designer', 'Carpenter', 'Baker', 'Advisor', 'Project lead']
const cities = ['Aarau', 'Bern', 'Chur', 'Genève', 'Lugano', 'Luzern', 'St. Gallen', 'Zürich', 'Zug']

/** Made-up people, the same ones each time. */
export function people(count: number): readonly Person[] {
  const next = sequence(7)
  return Array.from({ length: count }, (_, at) => person(at, next))
}

function person(at: number, next: () => number): Person {
  const pick = (from: readonly string[]): string => from[Math.floor(next() * from.length)] ?? ''
  const [given, family] = [pick(first), pick(last)]
  const plain = `${given}.${family}`
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase()
  const [month, day] = [1 + Math.floor(next() * 12), 1 + Math.floor(next() * 28)]
  const two = (value: number): string => String(value).padStart(2, '0')
  return {
    id: String(at + 1),
    name: `${family} ${given}`,
    company: pick(firms),
    job: pick(jobs),
    city: pick(cities),
    email: `${plain}${at + 1}@example.ch`,
    phone: next() < 0.2 ? undefined : `+41 44 ${two(Math.floor(next() * 9) + 10)}0 ${two(Math.floor(next() * 100))} ${two(at % 100)}`,
    since: plainDate(2015 + Math.floor(next() * 11), month, day),
    orders: Math.floor(next() * 90),
    revenue: Math.floor(next() * 4_000_000),
  }
}

/** A small generator of even numbers below 1, so that pictures and measurements can be compared. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
