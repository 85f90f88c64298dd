import type { PerLanguage } from '../../kit/texts.ts'

/** What a closed service says in each language. */
export type ClosedTexts = PerLanguage<string>

/** Said in languages for which the office has written nothing of its own; readers of easy German get what it wrote in German. */
export const preparedClosing: ClosedTexts = {
  de: 'Die Online-Fristerstreckung ist vorübergehend geschlossen.',
  fr: 'La prolongation de délai en ligne est fermée temporairement.',
  it: 'La proroga del termine online è temporaneamente chiusa.',
  rm: 'La prolungaziun da termin online è serrada temporarmain.',
  en: 'The online deadline extension is closed for the time being.',
}
