import { inLanguage, type Language, type PerLanguage } from '../kit/texts.ts'
import { apiPath, helpPath, rulesPath } from './page-paths.ts'

/** What search engines say about the pages. The German one stands in index.html, where the others take its place. */
export const pageDescriptions: PerLanguage<string> = {
  de: 'Mehr Zeit für die Steuererklärung: Fristerstreckung online beantragen, ohne Anmeldung.',
  fr: 'Plus de temps pour la déclaration d’impôt : demander une prolongation de délai en ligne, sans inscription.',
  it: 'Più tempo per la dichiarazione d’imposta: chiedere una proroga del termine online, senza registrazione.',
  rm: 'Dapli temp per la decleraziun da taglia: dumandar ina prolungaziun dal termin online, senza s’annunziar.',
  en: 'More time for your tax return: ask for an extension of the deadline online, without an account.',
  ls: 'Sie brauchen mehr Zeit für die Steuer-Erklärung? Fragen Sie hier.',
}

const rulesDescriptions: PerLanguage<string> = {
  de: 'Fristerstreckung für die Steuererklärung: alle Regeln, nach denen das Programm entscheidet, und die Zahlen des Kantons.',
  fr: 'Prolongation du délai pour la déclaration d’impôt : toutes les règles de décision du programme et les chiffres du canton.',
  it: 'Proroga del termine per la dichiarazione d’imposta: tutte le regole secondo cui decide il programma e le cifre del Cantone.',
  rm: 'Prolungaziun dal termin per la decleraziun da taglia: tut las reglas, tenor las qualas il program decida, e las cifras dal chantun.',
  en: 'Extending the deadline of a tax return: all rules by which the program decides, and the figures of the canton.',
}

const helpDescriptions: PerLanguage<string> = {
  de: 'Fristerstreckung für die Steuererklärung: Antworten auf Fragen zum Formular, zu Fristen, Kosten, PID und Beleg.',
  fr: 'Prolongation du délai pour la déclaration d’impôt : réponses sur le formulaire, les délais, les coûts, le PID et l’attestation.',
  it: 'Proroga del termine per la dichiarazione d’imposta: risposte su modulo, termini, costi, PID e attestazione.',
  rm: 'Prolungaziun dal termin per la decleraziun da taglia: respostas davart il formular, ils termins, ils custs, il PID e l’attestaziun.',
  en: 'Extending the deadline of a tax return: answers about the form, deadlines, costs, the PID and the receipt.',
}

const apiDescriptions = {
  de: 'Fristerstreckung für die Steuererklärung aus Ihrer Software: öffentliche Aufrufe mit Beispielen, Fehlern und Grenzen.',
  fr: 'Prolongation du délai pour la déclaration d’impôt depuis votre logiciel : appels publics avec exemples, erreurs et limites.',
  it: 'Proroga del termine per la dichiarazione d’imposta dal vostro software: chiamate pubbliche con esempi, errori e limiti.',
  rm: 'Prolungaziun dal termin per la decleraziun da taglia or da Vossa software: cloms publics cun exempels, errurs e limitas.',
  en: 'Extending the deadline of a tax return from your own software: public calls with examples, errors and limits.',
}

const ownDescriptions: Readonly<Record<string, PerLanguage<string>>> = {
  [rulesPath]: rulesDescriptions,
  [helpPath]: helpDescriptions,
  [apiPath]: apiDescriptions,
}

export function descriptionOf(path: string, language: Language): string {
  return inLanguage(ownDescriptions[path] ?? pageDescriptions, language)
}
