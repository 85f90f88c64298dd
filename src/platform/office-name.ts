import type { Site } from '../kit/site.ts'
import { looksSame, placeOf, readingsOf, type Reading } from './look-alikes.ts'

/** Whether a name reads like that of the tax office: nobody writes to strangers under such a name. */
export type IsOfficeName = (name: string) => boolean

/**
 * Three things are refused: what only this office is called; what tax offices are called anywhere; and the name of the canton beside
 * a word of offices or taxes. Either alone is an honest name, like Peter Steuer, Anna Kanton or Musterland Turnverein.
 */
export function createOfficeNameCheck({ name, office, email, web }: Pick<Site, 'name' | 'office' | 'email' | 'web'>): IsOfficeName {
  const own = ['Fristerstreckung', name, office]
  const hosts = [email.split('@')[1] ?? email, new URL(web).hostname].map(asHost)
  const refused = [...own, ...taxOffices].flatMap(spellings)
  const cantons = spellings(name.replace(wordsBesideName, '')).filter((each) => each.length > 1)
  return (text) =>
    hosts.some((host) => host.test(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))) ||
    [text, text.replace(cantonal, '')]
      .flatMap(readingsOf)
      .some(
        (reading) =>
          refused.some((each) => placeOf(each, reading.letters) !== undefined) || cantons.some((canton) => isOfCanton(reading, canton)),
      )
}

/** As it is written, at the borders of words: the letters of mu.test lie within Samu Testa. */
function asHost(host: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])${host.replaceAll('.', '\\.')}(?![\\p{L}\\p{N}-])`, 'iu')
}

/** Stands in the middle of what offices are called, as in Administration cantonale des impôts. */
const cantonal = /(?<!\p{L})(?:kantonal|cantonal|chantunal)\p{L}*/giu

/** What is left of Kanton Musterland, or of République et canton de Musterland, is what people say. */
const wordsBesideName = /(?<!\p{L})(?:kanton|canton|cantone|chantun|republik|république|repubblica|stand|et|und|e|da|de|di|del)(?!\p{L})/giu

/** What tax offices are called, whoever’s they are. */
const taxOffices = [
  ['Kantonale Steuern', 'Steueramt', 'Steuerämter', 'Steuerverwaltung', 'Steuerbehörde', 'Finanzamt', 'Amt für Steuern'],
  ['administration fiscale', 'administration des impôts', 'office des impôts', 'service des contributions', 'service des impôts'],
  ['amministrazione fiscale', 'amministrazione delle imposte', 'ufficio imposte', 'ufficio delle imposte', 'divisione delle contribuzioni'],
  ['administraziun da taglia', 'uffizi da taglia', 'tax office', 'tax administration', 'tax authority', 'tax authorities'],
].flat()

// Parts of a word are enough: a Steuerberatung Musterland could be taken for the office as well.
const officeParts = [
  [
    'steuer',
    'steuern',
    'kanton',
    'canton',
    'chantun',
    'finanz',
    'financ',
    'behörd',
    'veranlagung',
    'staatskanzlei',
    'regierung',
    'fiskal',
    'fiscal',
  ],
  ['impôt', 'imposi', 'contribu', 'gouvern', 'amministra', 'administra', 'departement', 'dipartiment', 'departament', 'tributari'],
  ['revenue', 'treasury', 'government', 'authorit', 'taxation', 'taxpayer'],
]
  .flat()
  .flatMap(spellings)

// Whole words only, because of Fischer, Taxi, Battaglia, Projektteam and Hausverwaltung.
const officeWords = [
  ['kt', 'ct', 'amt', 'ämter', 'verwaltung', 'fisc', 'fisco', 'fisk', 'fiskus', 'fiscus', 'imposta', 'imposte', 'tributo', 'tributi'],
  ['taglia', 'taglias', 'tassa', 'tasse', 'taxa', 'taxas', 'taxe', 'tax', 'taxes', 'ufficio', 'uffizi'],
]
  .flat()
  .flatMap(spellings)
/** As in Grundbuchamt, but not in gesamt. */
const officeEnding = /(?<!s)amt$/u

function isOfCanton({ letters, words }: Reading, canton: string): boolean {
  // A short name lies within many words.
  const isLong = canton.length >= 6
  const isNamed = isLong ? placeOf(canton, letters) !== undefined : words.some((word) => looksSame(word, canton))
  if (!isNamed) return false
  const others = [...words, letters].flatMap((word) => (isLong ? beside(canton, word) : [word]))
  return (
    officeParts.some((part) => placeOf(part, letters) !== undefined) ||
    others.some((word) => officeEnding.test(word) || officeWords.some((each) => looksSame(word, each)))
  )
}

/** What is left of a word beside a name within it, so that KtMusterland is two words. */
function beside(name: string, word: string): readonly string[] {
  const start = placeOf(name, word)
  if (start === undefined) return [word]
  const [before, after] = [word.slice(0, start), word.slice(start + name.length)]
  return [before, after, before + after]
}

/** A name as it looks, with its umlauts as dots and as an e. */
function spellings(text: string): readonly string[] {
  const written = [text, text.replace(/[äöü]/giu, (letter) => `${letter.normalize('NFD').slice(0, 1)}e`)]
  return [...new Set(written.flatMap((each) => readingsOf(each).map(({ letters }) => letters)))]
}
