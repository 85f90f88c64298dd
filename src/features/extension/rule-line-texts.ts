/** By which rule an answer was given, on the result page. */
export const ruleLineTexts = {
  decided: 'Automatisch entschieden nach {rule} (Regelwerk {version}). Auf Wunsch prüft ein Mensch den Entscheid nach.',
  answered: 'Automatisch beantwortet nach {rule}. Auf Wunsch prüft ein Mensch die Antwort nach.',
  rule: 'Regel {code}',
} as const
