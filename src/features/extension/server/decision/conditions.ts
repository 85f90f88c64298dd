import { nextWorkingDay } from '../../../../kit/holidays.ts'
import { addDays, type PlainDate } from '../../../../kit/plain-date.ts'
import type { RuleCode } from '../../rule-list.ts'
import { periodsOnOffer } from '../../rules.ts'
import type { CaseCircumstances, Circumstances } from './circumstances.ts'
import { feeFor, openingDay } from './figures.ts'

type Condition = (circumstances: Circumstances) => boolean
type CaseCondition = (circumstances: CaseCircumstances) => boolean

/** When the rules apply that need no case. */
export const conditions: Readonly<Partial<Record<RuleCode, Condition>>> = {
  V3: ({ today, request }) => !periodsOnOffer(today).includes(request.period),
  V3b: ({ today, request, configuration }) => today < openingDay(configuration, request.period),
  V5: ({ today, request }) => request.wish < today,
  V6b: ({ today, request }) => request.birthDate !== undefined && request.birthDate > today,
  I1: ({ form, isIdentified }) => form === 'natural-person' && !isIdentified,
  // A firm without a case looks like a firm that does not exist, unless it has shown its UID.
  I2: ({ form, isIdentified, isUidShown, taxCase }) => form === 'legal-entity' && !(isIdentified && (taxCase !== undefined || isUidShown)),
  C1: ({ taxCase }) => taxCase === undefined,
}

/** What stands against more time, whatever day is wished. */
const obstacles = {
  C3: ({ taxCase, facts: { person }, today }) =>
    taxCase.special !== 'none' || isPast(person?.diedOn, today) || isPast(person?.leftOn, today),
  C4: ({ taxCase }) => taxCase.state === 'filed' || taxCase.state === 'in-assessment',
  C5: ({ taxCase }) => taxCase.state === 'assessed' || taxCase.state === 'estimated',
  C6: ({ taxCase }) => taxCase.reminderLevel >= 1,
  C7: ({ today, inForce, configuration: { holidays, toleranceDays } }) => today > addDays(nextWorkingDay(inForce, holidays), toleranceDays),
  C8: ({ taxCase }) => taxCase.isBlocked,
} satisfies Readonly<Partial<Record<RuleCode, CaseCondition>>>

/** When the rules apply that look at the case. */
export const caseConditions: Readonly<Partial<Record<RuleCode, CaseCondition>>> = {
  R: ({ facts, inForce }) => facts.earlier?.newDeadline === inForce,
  // The state of a case is secret, and whoever shows the PID of a firm and nothing else may be anybody.
  Cj: (each) => each.form === 'legal-entity' && !each.isUidShown && Object.values(obstacles).some((stands) => stands(each)),
  ...obstacles,
  D1: ({ inForce, latest }) => inForce >= latest,
  D2: ({ inForce, request }) => request.wish <= inForce,
  D3: ({ taxCase, configuration: { mostExtensions } }) => mostExtensions !== undefined && taxCase.extensions >= mostExtensions,
  D4: ({ request, configuration, within }) => request.isFeeAccepted !== true && feeFor(configuration, request.period, within) > 0,
  D5: ({ request, latest }) => request.wish > latest,
  D6: () => true,
}

function isPast(day: PlainDate | undefined, today: PlainDate): boolean {
  return day !== undefined && day <= today
}
