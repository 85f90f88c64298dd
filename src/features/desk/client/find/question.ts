import { choiceParam, textParam, type Param, type Params } from '../../../../shell/parts/url-state/params.ts'
import { caseStates, outcomes, ruleCodes, type Filters, type Who } from '../../find-contract.ts'

/** What is typed and chosen in the form, as text; nothing is empty text. */
export type Draft = {
  readonly kind: Filters['kind']
  readonly period: string
  readonly state: string
  readonly outcome: string
  readonly rule: string
  readonly from: string
  readonly until: string
}
export type WhoDraft = { readonly pid: string; readonly name: string; readonly uid: string; readonly reference: string }

export const nobody: WhoDraft = { pid: '', name: '', uid: '', reference: '' }

const chosen = (choices: readonly string[]): Param<string> => choiceParam(['', ...choices], '')
const matching = (shape: RegExp): Param<string> => ({ ...textParam(), read: (text) => (shape.test(text) ? text : undefined) })

/** What of a search may stand in the address: nothing that says who. */
const draftParams: Params<Draft> = {
  kind: choiceParam(['cases', 'requests'], 'cases'),
  period: matching(/^20\d\d$/),
  state: chosen(caseStates),
  outcome: chosen(outcomes),
  rule: chosen(ruleCodes),
  from: matching(/^\d{4}-\d\d-\d\d$/),
  until: matching(/^\d{4}-\d\d-\d\d$/),
}

/** The same, or a search that is kept under this id. */
export const addressParams: Params<Draft & { readonly view: string }> = { ...draftParams, view: matching(/^[\da-f-]{36}$/) }

export const emptyDraft: Draft = { kind: 'cases', period: '', state: '', outcome: '', rule: '', from: '', until: '' }

/** Of cases and of requests, each only what can be asked of them. */
export function filtersOf({ kind, period, state, outcome, rule, from, until }: Draft): Filters {
  const parts =
    kind === 'cases'
      ? { state: caseStates.find((each) => each === state) }
      : {
          outcome: outcomes.find((each) => each === outcome),
          rule: ruleCodes.find((each) => each === rule),
          ...(from === '' ? {} : { from }),
          ...(until === '' ? {} : { until }),
        }
  return { kind, ...(period === '' ? {} : { period: Number(period) }), ...parts }
}

export function draftOf({ period, ...filters }: Filters): Draft {
  return { ...emptyDraft, ...definedOf(filters), ...(period === undefined ? {} : { period: String(period) }) }
}

function definedOf(filters: Omit<Filters, 'period'>): Partial<Draft> & Pick<Draft, 'kind'> {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  return { ...(Object.fromEntries(given) as Partial<Draft>), kind: filters.kind } // the same names, without those left out
}

export function whoOf({ pid, name, uid, reference }: WhoDraft, kind: Draft['kind']): Who {
  return {
    ...(pid.trim() === '' ? {} : { pid: pid.trim() }),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(uid.trim() === '' ? {} : { uid: uid.trim() }),
    ...(reference.trim() === '' || kind === 'cases' ? {} : { reference: reference.trim() }),
  }
}

export type Faults = Partial<Record<'pid' | 'name', true>>

export function faultsOf({ pid, name }: WhoDraft): Faults {
  return {
    ...(pid.trim() !== '' && !/^[1-9]\d{0,5}$/.test(pid.trim()) ? { pid: true as const } : {}),
    ...(name.trim().length === 1 ? { name: true as const } : {}),
  }
}
