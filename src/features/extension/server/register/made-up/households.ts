import { addDays, plainDate, yearOf, type PlainDate } from '../../../../../kit/plain-date.ts'
import { between, weighted, type Random } from './chance.ts'
import { familyName, firmName, firstName, type Sex } from './names.ts'
import { uidOfPid } from './uid-of-pid.ts'

/** A person or firm as the file tells it. */
export type MadeUp = {
  readonly legal_form: 'natural-person' | 'legal-entity'
  readonly pid: number
  readonly name: string
  readonly first_name?: string
  readonly birth_date?: PlainDate
  readonly uid?: string
  readonly case_pid?: number
  readonly died_on?: PlainDate
  readonly left_on?: PlainDate
}

/** How many people there are of each age from 18 on, in steps of five years from 20; a grown-up population. */
const agePyramid = [2.2, 5.2, 6.1, 7, 7.1, 6.9, 6.8, 7.3, 7.6, 6.8, 5.5, 4.8, 4.3, 2.9, 1.7, 0.8, 0.2]
const firstAge = weighted(
  agePyramid.map((_share, at) => (at === 0 ? 18 : 15 + at * 5)),
  (_age, at) => agePyramid[at] ?? 0,
)

/** One person or a couple that files together: the case is kept under the number of the first. */
export function household(random: Random, nextPid: () => number, today: PlainDate, room: number): readonly MadeUp[] {
  const first = firstAge(random)
  const age = first + between(random, 0, first === 18 ? 1 : 4)
  const [sex, other]: readonly [Sex, Sex] = random() < 0.5 ? ['female', 'male'] : ['male', 'female']
  const person = natural(random, nextPid(), sex, birthDate(random, age, today), familyName(random), today)
  if (room < 2 || age < 22 || random() > 0.32) return [person]
  const partnerAge = Math.max(20, age + between(random, -7, 7))
  const name = random() < 0.7 ? person.name : familyName(random)
  const partner = natural(random, nextPid(), random() < 0.97 ? other : sex, birthDate(random, partnerAge, today), name, today)
  return [person, { ...partner, case_pid: person.pid }]
}

export function firm(random: Random, pid: number): MadeUp {
  return { legal_form: 'legal-entity', pid, name: firmName(random), uid: uidOfPid(pid) }
}

function natural(random: Random, pid: number, sex: Sex, birth_date: PlainDate, name: string, today: PlainDate): MadeUp {
  const person = { legal_form: 'natural-person' as const, pid, name, first_name: firstName(random, sex, yearOf(birth_date)), birth_date }
  const fate = random()
  const day = addDays(today, -between(random, 1, 900))
  if (fate < 0.009) return { ...person, died_on: day }
  return fate < 0.022 ? { ...person, left_on: day } : person
}

function birthDate(random: Random, age: number, today: PlainDate): PlainDate {
  return addDays(plainDate(yearOf(today) - age, 1, 1), between(random, 0, 364))
}
