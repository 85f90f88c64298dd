import { useMemo, useState } from 'react'
import { answerFinder, type SearchLanguage } from '../../../../kit/find-answers.ts'
import { texts as german } from '../../../../kit/synonyms.de.ts'
import { inLanguage, type Language, type PerLanguage } from '../../../../kit/texts.ts'
import { catalogue } from '../../../../shell/catalogue.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useFlow } from '../flow.tsx'
import { textsOfAnswer, type HelpAnswer } from './help-answers.ts'

export const languageCatalogue = catalogue<Readonly<Record<keyof typeof german, string>>>({
  de: german,
  fr: () => import('../../../../kit/synonyms.fr.ts'),
  it: () => import('../../../../kit/synonyms.it.ts'),
  rm: () => import('../../../../kit/synonyms.rm.ts'),
  en: () => import('../../../../kit/synonyms.en.ts'),
})

/** The question that a page without script sends. */
export const soughtParameter = 'q'
const mostLetters = 200

export function soughtIn(search: string): string {
  return (new URLSearchParams(search).get(soughtParameter) ?? '').slice(0, mostLetters)
}

/** What words about taxes mean, one meaning to a line, with the everyday words for it. */
const taxMeanings: PerLanguage<string> = {
  de: `steuerrechnung verzugszins bezahlen zahlung rechnung zins raten schulden
agov anmelden anmeldung registrieren konto login
erstrecken erstreckung fristerstreckung fristverlängerung fristverlängerungsgesuch verlängern verlängerung verlängert länger
einreichefrist eingabefrist abgabefrist abgabetermin frist termin stichtag spätestens letzter
lohnausweis bankauszug beilegen beilage beilagen unterlagen dokumente belegen
steuerperiode steuerjahr periode jahr vorjahr kalenderjahr
mahnfrist schätzung ermessen ermessensveranlagung mahnung gemahnt busse verpasst verspätet abgelaufen
pid personenidentifikation registernummer ahv ahvnummer nummer personennummer kennnummer
steuerfall gefunden falsch unbekannt ungültig
steuerberater mandant treuhand treuhänder treuhandbüro vertreter vertretung vollmacht
kantonswechsel umzug umgezogen zuzug wegzug
prüfcode beleg bestätigung nachweis referenz
etax deklarieren einreichen abgeben abgabe ausfüllen einsenden`,
  fr: `certificat salaire joindre documents pièces annexes manque
pid avs contribuable numéro identifiant
déclaration remettre déposer rendre envoyer remplir`,
  it: `certificato salario allegare allegati documenti giustificativi manca
pid avs numero identificativo
dichiarazione presentare consegnare inviare compilare`,
  rm: `attest paja agiuntar documents
pid numer
decleraziun inoltrar consegnar emplenir`,
  en: `taxes pay paying payment bill owe
salary wage certificate attachment documents statement missing paperwork
pid number identifier id`,
}

/** The language of the page with the words that the office uses. */
export function helpLanguage(texts: SearchLanguage, language: Language): SearchLanguage {
  return { ...texts, meanings: `${texts.meanings}\n${inLanguage(taxMeanings, language)}` }
}

type HelpSearch = {
  readonly sought: string
  readonly seek: (sought: string) => void
  /** The best first; nothing while nobody looks for anything. */
  readonly found: { readonly items: readonly HelpAnswer[]; readonly marks: readonly string[] } | undefined
}

/** What somebody looks for: it begins with what the address asks, and never goes there. */
export function useHelpSearch(answers: readonly HelpAnswer[]): HelpSearch {
  const { sought: given = '' } = useFlow().flow.readFirst()
  const [sought, seek] = useState(() => (typeof location === 'undefined' ? given : soughtIn(location.search)))
  const texts = useTexts(languageCatalogue)
  const { language } = useLanguage()
  const isSearching = sought !== ''
  const find = useMemo(
    () => (isSearching ? answerFinder([{ items: answers, language: helpLanguage(texts, language) }], textsOfAnswer) : undefined),
    [isSearching, answers, texts, language],
  )
  const found = useMemo(() => find?.(sought), [find, sought])
  return { sought, seek, found }
}
