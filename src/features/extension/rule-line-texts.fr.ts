import type { Translated } from '../../kit/texts.ts'
import type { ruleLineTexts } from './rule-line-texts.ts'

export const texts: Translated<typeof ruleLineTexts> = {
  decided: 'Décidé automatiquement selon la {rule} (règles {version}). Sur demande, une personne vérifie la décision.',
  answered: 'Réponse automatique selon la {rule}. Sur demande, une personne vérifie la réponse.',
  rule: 'règle {code}',
}
