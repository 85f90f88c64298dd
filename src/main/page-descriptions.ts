import type { Language } from '../kit/texts.ts'
import { helpPath, rulesPath } from './page-paths.ts'

/** What search engines say about the pages. The German one stands in index.html, where the others take its place. */
export const pageDescriptions: Readonly<Record<Language, string>> = {
  de: 'Mehr Zeit für die Steuererklärung: Fristerstreckung online beantragen, ohne Anmeldung.',
  fr: 'Plus de temps pour la déclaration d’impôt : demander une prolongation de délai en ligne, sans inscription.',
  it: 'Più tempo per la dichiarazione d’imposta: chiedere una proroga del termine online, senza registrazione.',
  rm: 'Dapli temp per la decleraziun da taglia: dumandar ina prolungaziun dal termin online, senza s’annunziar.',
  en: 'More time for your tax return: ask for an extension of the deadline online, without an account.',
}

const rulesDescriptions: Readonly<Record<Language, string>> = {
  de: 'Fristerstreckung für die Steuererklärung: alle Regeln, nach denen das Programm entscheidet, und die Zahlen des Kantons.',
  fr: 'Prolongation du délai pour la déclaration d’impôt : toutes les règles de décision du programme et les chiffres du canton.',
  it: 'Proroga del termine per la dichiarazione d’imposta: tutte le regole secondo cui decide il programma e le cifre del Cantone.',
  rm: 'Prolungaziun dal termin per la decleraziun da taglia: tut las reglas, tenor las qualas il program decida, e las cifras dal chantun.',
  en: 'Extending the deadline of a tax return: all rules by which the program decides, and the figures of the canton.',
}

const helpDescriptions: Readonly<Record<Language, string>> = {
  de: 'Fristerstreckung für die Steuererklärung: Antworten auf Fragen zum Formular, zu Fristen, Kosten, PID und Beleg.',
  fr: 'Prolongation du délai pour la déclaration d’impôt : réponses sur le formulaire, les délais, les coûts, le PID et l’attestation.',
  it: 'Proroga del termine per la dichiarazione d’imposta: risposte su modulo, termini, costi, PID e attestazione.',
  rm: 'Prolungaziun dal termin per la decleraziun da taglia: respostas davart il formular, ils termins, ils custs, il PID e l’attestaziun.',
  en: 'Extending the deadline of a tax return: answers about the form, deadlines, costs, the PID and the receipt.',
}

const ownDescriptions: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  [rulesPath]: rulesDescriptions,
  [helpPath]: helpDescriptions,
}

export function descriptionOf(path: string, language: Language): string {
  return (ownDescriptions[path] ?? pageDescriptions)[language]
}
