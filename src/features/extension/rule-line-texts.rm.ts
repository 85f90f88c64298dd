import type { Translated } from '../../kit/texts.ts'
import type { ruleLineTexts } from './rule-line-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof ruleLineTexts> = {
  decided: 'Decidì automaticamain tenor la {rule} (reglas {version}). Sin giavisch controllescha ina persuna la decisiun.',
  answered: 'Respundì automaticamain tenor la {rule}. Sin giavisch controllescha ina persuna la resposta.',
  rule: 'regla {code}',
}
