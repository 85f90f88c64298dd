import type { ExtensionRequest } from '../../contract.ts'
import { isGrant, ruleList } from '../../rule-list.ts'
import { circumstancesOf, hasCase, type Circumstances } from './circumstances.ts'
import { caseConditions, conditions } from './conditions.ts'
import type { Configuration } from './configuration.ts'
import type { Decision, Facts, Moment } from './facts.ts'
import { sentence } from './sentences.ts'

type Rule = (typeof ruleList)[number]

/** The first rule of the list that fits decides. Nothing here looks at a clock or a table: same request and facts, same decision. */
export function decide(facts: Facts, request: ExtensionRequest, configuration: Configuration, moment: Moment): Decision {
  const circumstances = circumstancesOf(facts, request, configuration, moment)
  const rule = ruleList.find((each) => applies(each, circumstances))
  if (!rule) throw new Error('where no other rule fits, the last one does')
  return answerBy(rule, circumstances)
}

function applies({ code }: Rule, circumstances: Circumstances): boolean {
  if (conditions[code]?.(circumstances)) return true
  return hasCase(circumstances) && caseConditions[code]?.(circumstances) === true
}

function answerBy(rule: Rule, circumstances: Circumstances): Decision {
  const { code, answer } = rule
  const { person, earlier } = circumstances.facts
  if (answer === 'invalid' || answer === 'rejected') return { kind: answer, rule: code, message: sentence(rule.text, circumstances) }
  if (answer === 'stored' && earlier) return { kind: 'repeat', rule: code, reference: earlier.reference }
  if (answer === 'not-required' && person) {
    return { kind: answer, rule: code, text: sentence(rule.text, circumstances), name: person.name, firstName: person.firstName }
  }
  if (answer !== 'decided' || !person || !hasCase(circumstances)) throw new Error(`rule ${code} does not answer here`)
  const oldDeadline = circumstances.inForce
  const newDeadline = isGrant(code) ? circumstances.within : oldDeadline
  const text = sentence(rule.text, circumstances, newDeadline)
  const { reminderDeadline } = circumstances.taxCase
  return {
    kind: 'decided',
    rule: code,
    text,
    name: person.name,
    firstName: person.firstName,
    oldDeadline,
    newDeadline,
    ...(code === 'C6' && reminderDeadline ? { reminderDeadline } : {}),
    ...(person.isJoint ? { isJoint: true } : {}),
  }
}
