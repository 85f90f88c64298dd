import type { Values } from '../../kit/texts.ts'
import type { ruleTexts } from './decision-texts.ts'
import { isGrant, type ruleList } from './rule-list.ts'

type Gap = keyof Values<(typeof ruleTexts)[keyof typeof ruleTexts]>

/** What the answer of a rule means for the deadline, in a few words of the published list. German, as all of the wire. */
export function answerWords({ code, answer }: (typeof ruleList)[number]): string {
  return {
    invalid: 'Fehlermeldung',
    limited: 'Später noch einmal',
    unavailable: 'Später noch einmal',
    pending: 'Eingegangen',
    stored: 'Gleiche Antwort',
    rejected: 'Keine Erstreckung',
    'not-required': 'Kein Gesuch nötig',
    decided: isGrant(code) ? 'Frist wird länger' : 'Frist bleibt',
  }[answer]
}

/** What stands in the gaps of a sentence, in words. */
export const gapNames: Readonly<Record<Gap, string>> = {
  period: 'Steuerperiode',
  previous: 'Vorjahr',
  opening: 'Datum',
  at: 'Datum und Zeit',
  reference: 'Referenz',
  pid: 'PID',
  reminder: 'Mahnfrist',
  deadline: 'Datum',
  extensions: 'Anzahl',
  francs: 'Betrag',
  minutes: 'Anzahl',
}
