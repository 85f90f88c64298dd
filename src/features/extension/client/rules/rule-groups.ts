import { ruleList, type RuleCode } from '../../rule-list.ts'

type RuleGroup = {
  /** Its place in the address of the page. */
  readonly id: string
  readonly name: 'details' | 'arrival' | 'identity' | 'case' | 'deadline'
  readonly rules: readonly (typeof ruleList)[number][]
}

/** The list in five parts, in its order. */
export const ruleGroups: readonly RuleGroup[] = [
  { id: 'angaben', name: 'details', rules: rulesBetween('V1', 'V6b') },
  { id: 'eingang', name: 'arrival', rules: rulesBetween('V7', 'K') },
  { id: 'person', name: 'identity', rules: rulesBetween('I1', 'I2') },
  { id: 'steuerfall', name: 'case', rules: rulesBetween('R', 'C8') },
  { id: 'frist', name: 'deadline', rules: rulesBetween('D1', 'D6') },
]

function rulesBetween(first: RuleCode, last: RuleCode): RuleGroup['rules'] {
  const [from, to] = [first, last].map((sought) => ruleList.findIndex(({ code }) => code === sought))
  return ruleList.filter((_, at) => from !== undefined && to !== undefined && at >= from && at <= to)
}
