import { addDays, daysBetween, exactDate, later, plainDate, yearOf, type PlainDate } from '../../../../../kit/plain-date.ts'
import type { Canton } from '../../../../../platform/canton.ts'
import { latestDeadline } from '../../../rules.ts'
import type { CaseState, SpecialKind, TaxpayerGroup } from '../../decision/facts.ts'
import { between, weighted, type Random } from './chance.ts'
import type { MadeUp } from './households.ts'

/** A case as the file tells it. */
export type MadeUpCase = {
  readonly period: number
  readonly deadline: PlainDate
  readonly base_deadline: PlainDate
  readonly state: CaseState
  readonly reminder_level: number
  readonly reminder_deadline?: PlainDate
  readonly taxpayer_group: TaxpayerGroup
  readonly special: SpecialKind
  readonly is_blocked: boolean
  readonly extensions: number
}
type Frame = { readonly canton: Pick<Canton, 'site'>; readonly period: number; readonly today: PlainDate; readonly group: TaxpayerGroup }

export function groupOf(random: Random, { legal_form }: MadeUp): TaxpayerGroup {
  const chance = random()
  if (chance < 0.04) return 'limited'
  if (legal_form === 'legal-entity') return 'legal-entity'
  return chance < 0.15 ? 'self-employed' : 'employed'
}

/** How a case stands today: about every second is extended, most returns come in time, and a few people need reminding. */
export function madeUpCase(random: Random, { legal_form }: MadeUp, { canton, period, today, group }: Frame): MadeUpCase {
  const base = baseDeadline(canton, group, period)
  const isIssued = today >= plainDate(period + 1, 1, 15)
  const deadline = isIssued && random() < 0.54 ? extended(random, base, latestDeadline(legal_form, period)) : base
  const overdue = daysBetween(deadline, today)
  const state = isIssued ? stateAfter(random, overdue) : 'open'
  return {
    period,
    deadline,
    base_deadline: base,
    state,
    ...reminder(random, state === 'open' ? overdue : 0, deadline),
    taxpayer_group: group,
    special: specialKind(random, legal_form),
    is_blocked: random() < 0.004,
    extensions: deadline === base ? 0 : random() < 0.8 ? 1 : 2,
  }
}

function baseDeadline({ site: { filing } }: Pick<Canton, 'site'>, group: TaxpayerGroup, period: number): PlainDate {
  const days = {
    employed: filing.employed,
    'self-employed': filing.selfEmployed,
    'legal-entity': filing.legalEntity,
    limited: filing.limited,
  }
  const [month = 0, day = 0] = days[group].split('-').map(Number)
  return exactDate(period + 1, month, day) ?? plainDate(period + 1, 3, 31)
}

/** People wish for round dates: the end of June, the end of September, the latest there is. */
const wishes = weighted(['06-30', '09-30', ''], (_wish, at) => [3, 4, 3][at] ?? 0)

function extended(random: Random, base: PlainDate, latest: PlainDate): PlainDate {
  const wish = wishes(random)
  return later(base, wish === '' ? latest : plainDate(yearOf(latest), Number(wish.slice(0, 2)), 30))
}

const lateState = weighted<CaseState>(['assessed', 'in-assessment', 'filed'], (_state, at) => [88, 7, 5][at] ?? 0)
const freshState = weighted<CaseState>(['filed', 'in-assessment', 'assessed'], (_state, at) => [45, 30, 25][at] ?? 0)

function stateAfter(random: Random, overdue: number): CaseState {
  const filedShare = overdue > 60 ? 0.95 : overdue > 0 ? 0.88 : Math.max(0.05, 0.6 + overdue / 300)
  if (random() < filedShare) return (overdue > 300 ? lateState : freshState)(random)
  return overdue > 150 && random() < 0.5 ? 'estimated' : 'open'
}

function reminder(random: Random, overdue: number, deadline: PlainDate): Pick<MadeUpCase, 'reminder_level' | 'reminder_deadline'> {
  if (overdue < 20 || random() < 0.2) return { reminder_level: 0 }
  const level = overdue > 80 ? 2 : 1
  return { reminder_level: level, reminder_deadline: addDays(deadline, 40 * level + between(random, 0, 10)) }
}

function specialKind(random: Random, legalForm: MadeUp['legal_form']): SpecialKind {
  const chance = random()
  if (legalForm === 'legal-entity') return chance < 0.015 ? 'liquidation' : 'none'
  if (chance < 0.0005) return 'expense'
  return chance < 0.0125 ? 'part-year' : 'none'
}
