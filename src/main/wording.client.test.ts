// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '../kit/texts.ts'

type Said = { readonly language: Language; readonly file: string; readonly path: string; readonly text: string }

const root = join(import.meta.dirname, '../..')
const files = globSync(
  ['src/features/{extension,status}/*texts*.ts', 'src/shell/{display,header,not-found}/texts*.ts', 'src/shell/texts*.ts'],
  { cwd: root },
).filter((file) => !file.endsWith('.test.ts'))
const texts = (await Promise.all(files.map(readTexts))).flat()
const cantons = globSync('cantons/*.json', { cwd: root }).flatMap((file) =>
  saidIn(JSON.parse(readFileSync(join(root, file), 'utf8')), file),
)
const all = [...texts, ...cantons]

const mostWords: Readonly<Record<Language, number>> = { de: 25, fr: 25, it: 25, rm: 25, en: 25, ls: 15 }

/** Words that describe instead of being said, second words for one thing, and German in the clothes of another language. */
const banned: Readonly<Record<Language, readonly RegExp[]>> = {
  de: [
    /es zählt (der Zeitpunkt|die Zeit)/i,
    /fällig im Jahr/i,
    /heute oder später/i,
    /Frist reich/i,
    /auf Wunsch|ein Mensch/i,
    /Wer den Beleg/i,
    /kein Resultat gespeichert/i,
    /niemand gefragt|zweimal fragen|für mich fragen/i,
    /steht hier nichts/i,
    /jede und jeder/i,
    /bis am\b/i,
    /\berstreck/i,
    /Antr[aä]g|beantrag/i,
    /Warteliste|Genehmig|Zurückweis/i,
    /kann nicht online|lassen sich online nicht/i,
  ],
  fr: [
    /souhait/i,
    /ne coûte rien|sans frais/i,
    /jusqu’à ce jour/i,
    /code de vérification/i,
    /rien à ce sujet/i,
    /demander (deux fois|pour moi)/i,
    /jusqu’à quand un délai/i,
    /au-dessous/i,
    /requête/i,
  ],
  it: [
    /desiderat/i,
    /(?<!data )richiest[ae]\b/i,
    /istanz/i,
    /referenza/i,
    /codice di (verifica|prova)/i,
    /finché (?!non)/i,
    /\b(Lei|Suo|Sua|Suoi|Sue)\b/,
    /chiedere (due volte|per me)/i,
    /qui non c’è nulla/i,
    /ufficio imposte/i,
  ],
  rm: [/giavischad/i, /na stat qua nagut/i, /dumandar (duas giadas|per mai)/i],
  en: [
    /you wish(ed)? for/i,
    /\b(ask|asks) as\b/i,
    /\bstands? (at|beneath|in|under)\b/i,
    /\bholds for\b|is told by/i,
    /whoever/i,
    /how far a deadline/i,
    /ask twice|ask for me/i,
    /nothing about this here/i,
    /serial letters/i,
    /once more/i,
    /obstacle/i,
  ],
  ls: [/erstreck/i, /Antr[aä]g|beantrag/i, /\binnert\b|\bgemäss\b|\bbzw\b|z\. ?B\./i, /Steuererklärung/, /Steuerperiode/],
}

const isLoose =
  /(\d|\{(days|minutes|number)\}) (Tage?|Stunden|Minuten|Ziffern|Zeichen|Uhr|kB|jours?|heures|h|minutes|giorn[io]|ore|minuti|cifre|dis?|uras|days?|hours|digits)\b|CHF [\d{]/
const isLooseInFrench = / [:;!?»]|« /

/** The words of the specification and of the law, which are not ours to change. */
const ofTheLaw: readonly (readonly [place: RegExp, phrase: RegExp, why: string])[] = [
  [/decision-texts\.ts .*/, /\berstreck/i, 'answers on the wire and in the open data'],
  [/^(decision-)?texts\.ts (decision|rule|proof|answer)Texts/, isLoose, 'answers on the wire keep plain spaces'],
  [/menu.*\.de$/, /\berstreck/i, 'headings say what the law says'],
  [/result-texts(\.ls)?\.ts .*rowReceived$/, /Antr[aä]g|beantrag/i, 'a row of the specification'],
]

describe.each(languages)('what the public pages say in %s', (language) => {
  const said = all.filter((each) => each.language === language)

  it('is found', () => {
    expect(said.length).toBeGreaterThan(100)
  })

  it('uses none of the banned phrases, and no-break spaces before units', () => {
    const hits = said.flatMap((each) =>
      phrasesIn(each)
        .filter((phrase) => !isOfTheLaw(each, phrase))
        .map((phrase) => shown(each, String(phrase))),
    )

    expect(hits).toEqual([])
  })

  it(`has no sentence of more than ${mostWords[language]} words`, () => {
    const long = said.flatMap((each) =>
      sentencesIn(each.text)
        .filter((one) => wordsIn(one) > mostWords[language])
        .map((one) => shown(each, one)),
    )

    expect(long).toEqual([])
  })
})

it.each(ofTheLaw)('still needs the exception at %s for %s', (place, phrase) => {
  const needing = all.filter((each) => place.test(placeOf(each)) && phrasesIn(each).some((one) => String(one) === String(phrase)))

  expect(needing).not.toEqual([])
})

it('would notice a banned phrase, a loose space and a long sentence', () => {
  const long = 'Das sind sehr viele Wörter und '.repeat(5)

  expect(phrasesIn({ ...sample, text: 'Dazu steht hier nichts.' })).toHaveLength(1)
  expect(phrasesIn({ ...sample, language: 'ls', text: 'Die Steuererklärung' })).toHaveLength(1)
  expect(phrasesIn({ ...sample, language: 'fr', text: 'En 24 heures : « oui »' })).toHaveLength(2)
  expect(phrasesIn({ ...sample, language: 'fr', text: 'En 24\u00a0heures\u00a0: «\u00a0oui\u00a0»' })).toHaveLength(0)
  expect(sentencesIn(`Kurz. ${long}. Kurz.`).map(wordsIn)).toEqual([1, 30, 1])
  expect(sentencesIn('Wie [gesagt und getan](/hier#dort): {date}.').map(wordsIn)).toEqual([5])
})

const sample: Said = { language: 'de', file: 'x-texts.ts', path: 'texts.x', text: '' }

async function readTexts(file: string): Promise<readonly Said[]> {
  return saidIn(await import(join(root, file)), file)
}

/** Catalogues name the language in the file name, labels and cantons in their keys. */
function saidIn(held: unknown, file: string, path: readonly string[] = []): readonly Said[] {
  if (typeof held === 'string') return saidBy(held, file, path)
  if (typeof held !== 'object' || held === null) return []
  return Object.entries(held).flatMap(([key, value]) => saidIn(value, file, [...path, key]))
}

function saidBy(text: string, file: string, path: readonly string[]): readonly Said[] {
  const ofFile = languages.find((each) => file.endsWith(`.${each}.ts`))
  const ofKey = languages.find((each) => each === path.at(-1))
  const ofCatalogue = file.endsWith('.ts') ? 'de' : undefined
  const language = ofFile ?? ofKey ?? ofCatalogue
  return language ? [{ language, file, path: path.join('.'), text }] : []
}

function phrasesIn({ language, text }: Said): readonly RegExp[] {
  return [...banned[language], isLoose, ...(language === 'fr' ? [isLooseInFrench] : [])].filter((phrase) => phrase.test(text))
}

function isOfTheLaw(said: Said, phrase: RegExp): boolean {
  return ofTheLaw.some(([place, allowed]) => place.test(placeOf(said)) && String(allowed) === String(phrase))
}

/** A link is read as its words. */
function sentencesIn(text: string): readonly string[] {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').split(/(?<=[.!?…]["»”]?)\s+(?=[\p{Lu}«"“{])|\n/u)
}

function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function placeOf(said: Said): string {
  return `${basename(said.file)} ${said.path}`
}

function shown(said: Said, what: string): string {
  return `${placeOf(said)}: ${what} | ${said.text}`
}
