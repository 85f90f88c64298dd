import type { Language } from '../kit/texts.ts'

/** What search engines say about the pages. The German one stands in index.html, where the others take its place. */
export const pageDescriptions: Readonly<Record<Language, string>> = {
  de: 'Mehr Zeit für die Steuererklärung: Fristerstreckung online beantragen, ohne Anmeldung.',
  fr: 'Plus de temps pour la déclaration d’impôt : demander une prolongation de délai en ligne, sans inscription.',
  it: 'Più tempo per la dichiarazione d’imposta: chiedere una proroga del termine online, senza registrazione.',
  rm: 'Dapli temp per la decleraziun da taglia: dumandar ina prolungaziun dal termin online, senza s’annunziar.',
  en: 'More time for your tax return: ask for an extension of the deadline online, without an account.',
}
