import type { RuleCode } from '../../rule-list.ts'

type RuleGroup = {
  /** Its place in the address of the page. */
  readonly id: string
  readonly name: 'granted' | 'unneeded' | 'offline' | 'entries' | 'technical'
  readonly rules: readonly RuleCode[]
}

/** All rules as people meet them, the usual ones first. The order in which the program checks them is that of the list. */
export const ruleGroups: readonly RuleGroup[] = [
  { id: 'frist', name: 'granted', rules: ['D6', 'D5'] },
  { id: 'unnoetig', name: 'unneeded', rules: ['D2', 'C4', 'C1'] },
  { id: 'steuerfall', name: 'offline', rules: ['D1', 'C7', 'C6', 'C5', 'C3', 'D3', 'C8', 'Cj'] },
  { id: 'angaben', name: 'entries', rules: ['I1', 'I2', 'V2', 'V3', 'V3b', 'V4', 'V5', 'V6a', 'V6b', 'D4'] },
  { id: 'eingang', name: 'technical', rules: ['V8b', 'K', 'R', 'V7', 'V8a', 'V1'] },
]
