import type { LegalForm } from '../../src/features/extension/rules.ts'
import type { CaseState, SpecialKind } from '../../src/features/extension/server/decision/facts.ts'
import { uidOfPid } from '../../src/features/extension/server/register/made-up/uid-of-pid.ts'
import { plainDate, type PlainDate } from '../../src/kit/plain-date.ts'
import type { SamplePerson } from './sample-person.ts'

/** What is special about somebody's cases; everything else is as with everybody. */
export type Situation = {
  readonly hasNoCase?: true
  readonly deadline?: 'passed' | 'latest'
  readonly state?: CaseState
  readonly special?: SpecialKind
  readonly isReminded?: true
  readonly isBlocked?: true
  readonly extensions?: number
}
type SampleOutcome = {
  /** The rule that answers a request for the latest possible deadline, unless another wish is told. */
  readonly rule: string
  readonly person: SamplePerson
  readonly situation?: Situation
  readonly wish?: 'deadline in force' | 'before the latest' | 'after the latest'
}

/** One number for each answer that the case itself gives: 31 begins those of the C rules, 32 those of the D rules. The README lists them. */
export const sampleOutcomes: readonly SampleOutcome[] = [
  { rule: 'C1', person: natural(310101, 'Ohnefall', 'Clea', plainDate(1971, 1, 1)), situation: { hasNoCase: true } },
  { rule: 'C3', person: natural(310301, 'Halbjahr', 'Carlo', plainDate(1993, 3, 1)), situation: { special: 'part-year' } },
  { rule: 'C3', person: natural(310302, 'Aufwand', 'Cécile', plainDate(1963, 3, 2)), situation: { special: 'expense' } },
  { rule: 'C3', person: { ...natural(310303, 'Nachlass', 'Conrad', plainDate(1933, 3, 3)), diedOn: plainDate(2023, 12, 24) } },
  { rule: 'C3', person: { ...natural(310304, 'Wegzug', 'Cornelia', plainDate(1983, 3, 4)), leftOn: plainDate(2023, 10, 31) } },
  { rule: 'C4', person: natural(310401, 'Eingereicht', 'Casimir', plainDate(1974, 4, 1)), situation: { state: 'filed' } },
  { rule: 'C4', person: natural(310402, 'Prüfung', 'Chiara', plainDate(1984, 4, 2)), situation: { state: 'in-assessment' } },
  { rule: 'C5', person: natural(310501, 'Veranlagt', 'Corsin', plainDate(1975, 5, 1)), situation: { state: 'assessed' } },
  { rule: 'C5', person: natural(310502, 'Ermessen', 'Claudia', plainDate(1985, 5, 2)), situation: { state: 'estimated' } },
  { rule: 'C6', person: natural(310601, 'Mahnung', 'Curdin', plainDate(1976, 6, 1)), situation: { isReminded: true, deadline: 'passed' } },
  { rule: 'C7', person: natural(310701, 'Verspätet', 'Célia', plainDate(1977, 7, 1)), situation: { deadline: 'passed' } },
  { rule: 'C8', person: natural(310801, 'Gesperrt', 'Clemens', plainDate(1978, 8, 1)), situation: { isBlocked: true } },
  { rule: 'Cj', person: firm(310901, 'Schweigsam AG'), situation: { state: 'filed' } },
  { rule: 'Cj', person: firm(310902, 'Auflösung GmbH in Liquidation'), situation: { special: 'liquidation' } },
  { rule: 'D1', person: natural(320101, 'Höchstfrist', 'Delia', plainDate(1981, 1, 1)), situation: { deadline: 'latest', extensions: 2 } },
  { rule: 'D2', person: natural(320201, 'Genugzeit', 'Dario', plainDate(1982, 2, 1)), wish: 'deadline in force' },
  // Only where the canton counts extensions; elsewhere it is D6.
  { rule: 'D3', person: natural(320301, 'Mehrmals', 'Dunja', plainDate(1983, 3, 1)), situation: { extensions: 4 } },
  { rule: 'D5', person: natural(320501, 'Weithinaus', 'Duri', plainDate(1985, 5, 1)), wish: 'after the latest' },
  { rule: 'D5', person: firm(320502, 'Weithinaus Transporte AG'), wish: 'after the latest' },
  { rule: 'D6', person: natural(320601, 'Bewilligt', 'Dina', plainDate(1986, 6, 1)) },
  { rule: 'D6', person: firm(320602, 'Bewilligt und Söhne AG') },
  // A couple with one case, which both of them can extend.
  { rule: 'D6', person: natural(330001, 'Gemeinsam', 'Paula', plainDate(1979, 9, 1)), wish: 'before the latest' },
  { rule: 'D6', person: { ...natural(330002, 'Gemeinsam', 'Pius', plainDate(1977, 9, 2)), casePid: 330001 } },
]

export const outcomePersons = sampleOutcomes.map(({ person }) => person)

const situations = new Map(sampleOutcomes.map(({ person, situation }) => [keyOf(person), situation]))

export function situationOf(person: Pick<SamplePerson, 'legalForm' | 'pid'>): Situation {
  return situations.get(keyOf(person)) ?? {}
}

function keyOf({ legalForm, pid }: { readonly legalForm: LegalForm; readonly pid: number }): string {
  return `${legalForm} ${pid}`
}

function natural(pid: number, name: string, firstName: string, birthDate: PlainDate): SamplePerson {
  return { legalForm: 'natural-person', pid, name, firstName, birthDate }
}

function firm(pid: number, name: string): SamplePerson {
  return { legalForm: 'legal-entity', pid, name, firstName: '', uid: uidOfPid(pid) }
}
