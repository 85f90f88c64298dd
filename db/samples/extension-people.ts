import { addDays, daysBetween, plainDate, type PlainDate } from '../../src/kit/plain-date.ts'
import { uidOfPid } from '../../src/features/extension/server/register/made-up/uid-of-pid.ts'
import { outcomePersons } from './extension-outcomes.ts'
import type { SamplePerson } from './sample-person.ts'

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

/** The known ones, one for each outcome, and then four natural persons for each firm; the same size always gives the same people. */
export function* samplePersons(size: number): Generator<SamplePerson> {
  yield* knownPersons
  yield* outcomePersons
  for (let index = knownPersons.length; index < size; index += 1) {
    const pid = 400_000 + index
    const family = pick(familyNames, index, 7)
    const firm = `${pick(trades, index, 5)} ${family} ${pick(kinds, index, 3)}`
    if (index % 5 === 4) yield { legalForm: 'legal-entity', pid, name: firm, firstName: '', uid: uidOfPid(pid) }
    else yield { legalForm: 'natural-person', pid, name: family, firstName: pick(firstNames, index, 11), birthDate: birthDate(index) }
  }
}

function birthDate(index: number): PlainDate {
  return addDays(plainDate(1940, 1, 1), (index * 7919) % daysBetween(plainDate(1940, 1, 1), plainDate(2005, 12, 31)))
}

function pick(list: readonly string[], index: number, step: number): string {
  return list[(index * step) % list.length] ?? ''
}
