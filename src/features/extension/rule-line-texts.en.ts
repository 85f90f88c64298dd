import type { Translated } from '../../kit/texts.ts'
import type { ruleLineTexts } from './rule-line-texts.ts'

export const texts: Translated<typeof ruleLineTexts> = {
  decided: 'Decided automatically by {rule} (rules {version}). A person will check the decision on request.',
  answered: 'Answered automatically by {rule}. A person will check the answer on request.',
  rule: 'rule {code}',
}
