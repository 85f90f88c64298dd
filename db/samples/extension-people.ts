import { addDays, daysBetween, earlier, exactDate, plainDate, type PlainDate } from '../../src/kit/plain-date.ts'
import { latestDeadline, periodsOnOffer, type LegalForm } from '../../src/features/extension/rules.ts'
import { readUid } from '../../src/features/extension/uid.ts'
import type { Canton } from '../../src/platform/canton.ts'

export type SamplePerson = {
  readonly legalForm: LegalForm
  readonly pid: number
  readonly name: string
  readonly firstName: string
  readonly birthDate?: PlainDate
  readonly uid?: string
}
type SampleCase = { readonly legalForm: LegalForm; readonly pid: number; readonly period: number; readonly deadline: PlainDate }

/** Numbers to try by hand; the README lists them. */
export const knownPersons: readonly SamplePerson[] = [
  { legalForm: 'natural-person', pid: 123456, name: 'Beispiel', firstName: 'Andrea', birthDate: plainDate(1980, 11, 24) },
  { legalForm: 'natural-person', pid: 204518, name: 'Musterli', firstName: 'Reto', birthDate: plainDate(1984, 3, 27) },
  { legalForm: 'natural-person', pid: 7, name: 'Probst-Vorlage', firstName: 'Ladina', birthDate: plainDate(1952, 2, 29) },
  { legalForm: 'legal-entity', pid: 123456, name: 'Holzbau Beispiel AG', firstName: '', uid: 'CHE123456788' },
  { legalForm: 'legal-entity', pid: 300100, name: 'Gasthaus zum Muster GmbH', firstName: '', uid: 'CHE003001007' },
]

const familyNames =
  'Aebersold Brülhart Caduff Dürrenmatt Eggli Furrer Gantenbein Hürlimann Inderbitzin Jörimann Kälin Lüthi Märki Nägeli Oechslin Pfiffner Quadri Rüegsegger Schüpbach Tschudi Ummel Vögeli Wüthrich Zgraggen'.split(
    ' ',
  )
const firstNames =
  'Anja Beat Corina Dario Elin Fabio Gian Hanna Ilaria Jürg Katja Livio Mirjam Nils Orsola Pascal Ramona Silvan Tabea Urs Vreni Wendel Yvonne Zeno'.split(
    ' ',
  )
const trades = 'Bäckerei Schreinerei Treuhand Garage Apotheke Buchhandlung Käserei Druckerei Gärtnerei Optik Velo Elektro'.split(' ')
const kinds = ['AG', 'GmbH', 'Genossenschaft']

/** Four natural persons for each firm, after the known ones; the same size always gives the same people. */
export function* samplePersons(size: number): Generator<SamplePerson> {
  yield* knownPersons
  for (let index = knownPersons.length; index < size; index += 1) {
    const pid = 400_000 + index
    const family = pick(familyNames, index, 7)
    const firm = `${pick(trades, index, 5)} ${family} ${pick(kinds, index, 3)}`
    if (index % 5 === 4) yield { legalForm: 'legal-entity', pid, name: firm, firstName: '', uid: uidFor(pid) }
    else yield { legalForm: 'natural-person', pid, name: family, firstName: pick(firstNames, index, 11), birthDate: birthDate(index) }
  }
}

export function sampleCases({ legalForm, pid }: SamplePerson, canton: Canton, today: PlainDate): readonly SampleCase[] {
  return periodsOnOffer(today).map((period) => ({ legalForm, pid, period, deadline: runningDeadline(legalForm, period, canton, today) }))
}

/** The filing deadline if it still runs; otherwise half of the time that is left, so that there is always more to ask for. */
function runningDeadline(legalForm: LegalForm, period: number, { filing }: Canton, today: PlainDate): PlainDate {
  const [month, day] = (legalForm === 'natural-person' ? filing.naturalPerson : filing.legalEntity).split('-').map(Number)
  const regular = exactDate(period + 1, month ?? 0, day ?? 0) ?? plainDate(period + 1, 3, 31)
  const latest = latestDeadline(legalForm, period)
  if (regular >= today || latest < today) return regular
  return earlier(addDays(today, Math.floor(daysBetween(today, latest) / 2)), latest)
}

/** The first valid number with the PID in its middle. Begins with 0, so that nobody takes it for a real one. */
function uidFor(pid: number): string {
  for (let lead = 0; lead < 10; lead += 1)
    for (let last = 0; last < 10; last += 1) {
      const uid = readUid(`0${lead}${pid}${last}`)
      if (uid) return uid
    }
  throw new Error('every PID has a UID')
}

function birthDate(index: number): PlainDate {
  return addDays(plainDate(1940, 1, 1), (index * 7919) % daysBetween(plainDate(1940, 1, 1), plainDate(2005, 12, 31)))
}

function pick(list: readonly string[], index: number, step: number): string {
  return list[(index * step) % list.length] ?? ''
}
