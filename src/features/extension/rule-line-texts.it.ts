import type { Translated } from '../../kit/texts.ts'
import type { ruleLineTexts } from './rule-line-texts.ts'

export const texts: Translated<typeof ruleLineTexts> = {
  decided: 'Deciso automaticamente secondo la {rule} (regole {version}). Su richiesta, una persona verifica la decisione.',
  answered: 'Risposta automatica secondo la {rule}. Su richiesta, una persona verifica la risposta.',
  rule: 'regola {code}',
}
