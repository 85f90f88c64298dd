import { foldedWord } from './search-words.ts'
import { isSlip } from './slips.ts'

/** What has to be known of a language to search in it: words divided by blanks, and in `meanings` those of one meaning to a line. */
export type SearchLanguage = {
  /** Those that change nothing about what a word means. */
  readonly endings: string
  /** Words that say nothing about what is looked for. */
  readonly fillers: string
  readonly meanings: string
}

type Texts = { readonly title: string; readonly text: string }
/** Texts in one language. */
export type Shelf<Item> = { readonly items: readonly Item[]; readonly language: SearchLanguage }

type Found<Item> = {
  /** The best first. */
  readonly items: readonly Item[]
  /** The words by which they were found, as they stand there. */
  readonly marks: readonly string[]
}
/** Finds nothing at all where the question has no word to look for yet. */
export type Finder<Item> = (sought: string) => Found<Item> | undefined

type Word = {
  /** As it was written, folded. */
  readonly written: string
  /** Without what people write this way or that. */
  readonly plain: string
  /** Without its ending. */
  readonly stem: string
}
/** In which texts a stem stands and how often, and how it is written there. */
type Entry = { readonly inTitle: Map<number, number>; readonly inText: Map<number, number>; readonly words: Map<string, Word> }
type Entries = ReadonlyMap<string, Entry>
type Match = { readonly entry: Entry; readonly weight: number }
type IsNear = (typed: string, word: string) => boolean
type Options = {
  readonly isNear?: IsNear
  /** Of so many texts these were chosen already, by words like those of the question. */
  readonly outOf?: number | undefined
}

const weights = { same: 1, part: 0.7, meaning: 0.7, slip: 0.6 } as const
const titleWeight = 2.5
const furtherWeight = 0.1
/** What fits by less than this share of the best is no answer. */
const leastShare = 0.35
const shortestBeginning = 4
/** Longer, because «teuer» is the end of every «Steuer». */
const shortestEnd = 6

/**
 * Finds texts by the words of a question, by words of the same meaning, and by words that are nearly written like that. A word that one of
 * the languages knows is no slip of the pen in another.
 */
export function answerFinder<Item>(
  shelves: readonly Shelf<Item>[],
  textsOf: (item: Item) => Texts,
  { isNear = isSlip, outOf }: Options = {},
): Finder<Item> {
  const indexes = shelves.map(({ items, language }) => {
    const speech = speechOf(language)
    return { items, speech, entries: entriesOf(items.map(textsOf), speech) }
  })
  const all = shelves.flatMap(({ items }) => items)
  return (sought) => {
    const asked = [...new Set(lettersIn(sought))].filter((word) => indexes.some((index) => isAsked(word, index)))
    if (asked.length === 0) return undefined
    const scores = new Map<Item, number>()
    const marks = new Set<string>()
    for (const word of asked) {
      const isUsual = indexes.some((index) => isKnown(word, index))
      const matches = indexes.map((index) => matchesOf(word, index, isUsual ? undefined : isNear))
      const hits = indexes.flatMap(({ items }, at) => [...hitsOf(matches[at] ?? [])].map(([place, hit]) => ({ item: items[place], hit })))
      // A word that fits few texts says more than one that fits them all.
      const worth = Math.log(1 + (outOf ?? all.length) / hits.length)
      for (const { item, hit } of hits) if (item !== undefined) scores.set(item, (scores.get(item) ?? 0) + hit * worth)
      for (const { entry } of matches.flat()) for (const written of entry.words.keys()) marks.add(written)
    }
    const least = Math.max(...scores.values()) * leastShare
    const fitting = all.filter((item) => (scores.get(item) ?? 0) > 0 && (scores.get(item) ?? 0) >= least)
    return { items: fitting.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0)), marks: [...marks] }
  }
}

/** A word to look up in an index, with those of the same meaning, as they are written. */
export type MeantWord = {
  readonly typed: string
  readonly meant: readonly string[]
  /** One that the language has: no slip of the pen. */
  readonly isUsual: boolean
}

/** The words to look up for a question. */
export function meantWords(sought: string, language: SearchLanguage): readonly MeantWord[] {
  const speech = speechOf(language)
  const words = [...new Set(lettersIn(sought))].filter((word) => !speech.isFiller(word)).map(speech.asWord)
  return words.map((asked) => {
    const isUsual = speech.meanings.has(asked.stem)
    const stems = isUsual ? [asked.stem] : alikeIn(speech, asked, isSlip).map(({ stem }) => stem)
    const meant = stems.flatMap((stem) => speech.meanings.get(stem) ?? []).map(({ written }) => written)
    return { typed: asked.written, meant: [...new Set(meant)], isUsual }
  })
}

type Speech = {
  readonly isFiller: (written: string) => boolean
  readonly asWord: (written: string) => Word
  /** Those that have a meaning. */
  readonly words: readonly Word[]
  /** By stem all words that share a meaning with it, itself among them. */
  readonly meanings: ReadonlyMap<string, readonly Word[]>
}

function speechOf({ endings, fillers, meanings }: SearchLanguage): Speech {
  const longestFirst = lettersIn(endings).toSorted((one, other) => other.length - one.length)
  const empty = new Set(lettersIn(fillers))
  const asWord = (written: string): Word => {
    const plain = plainLetters(written)
    return { written, plain, stem: withoutEnding(plain, longestFirst) }
  }
  const lines = meanings.split('\n').map((line) => lettersIn(line).map(asWord))
  const byStem = Map.groupBy(
    lines.flatMap((line) => line.map(({ stem }) => ({ stem, line }))),
    ({ stem }) => stem,
  )
  return {
    isFiller: (written) => empty.has(written),
    asWord,
    words: [...new Map(lines.flat().map((word) => [word.plain, word])).values()],
    meanings: new Map([...byStem].map(([stem, found]) => [stem, found.flatMap(({ line }) => line)])),
  }
}

/** Numbers with points are one word each, so that a day of the year is one. */
function lettersIn(text: string): readonly string[] {
  return foldedWord(text).match(/\d+(?:\.\d+)*|[\p{L}\p{N}]+/gu) ?? []
}

/** «ae» is «ä», and a double letter a single one: so people write them. */
function plainLetters(word: string): string {
  return word.replace(/([aou])e/g, '$1').replace(/(\p{L})\1/gu, '$1')
}

function withoutEnding(word: string, endings: readonly string[]): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= 3)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

type Index = { readonly speech: Speech; readonly entries: Entries }

function entriesOf(all: readonly Texts[], { isFiller, asWord }: Speech): Entries {
  const entries = new Map<string, Entry>()
  function note(text: string, place: 'inTitle' | 'inText', at: number): void {
    for (const written of lettersIn(text)) {
      if (isFiller(written)) continue
      const word = asWord(written)
      const entry = entries.get(word.stem) ?? {
        inTitle: new Map<number, number>(),
        inText: new Map<number, number>(),
        words: new Map<string, Word>(),
      }
      entries.set(word.stem, entry)
      entry[place].set(at, (entry[place].get(at) ?? 0) + 1)
      entry.words.set(written, word)
    }
  }
  all.forEach(({ title, text }, at) => {
    note(title, 'inTitle', at)
    note(text, 'inText', at)
  })
  return entries
}

/** Of words with one or two letters only those that stand somewhere: the others are still being typed. */
function isAsked(written: string, { speech, entries }: Index): boolean {
  if (speech.isFiller(written)) return false
  const { stem } = speech.asWord(written)
  return written.length >= 3 || entries.has(stem) || speech.meanings.has(stem)
}

function isKnown(written: string, { speech, entries }: Index): boolean {
  const { stem } = speech.asWord(written)
  return speech.isFiller(written) || entries.has(stem) || speech.meanings.has(stem)
}

/** What a word of the question may stand for in the texts. */
function matchesOf(written: string, index: Index, isNear: IsNear | undefined): readonly Match[] {
  const { speech, entries } = index
  if (speech.isFiller(written)) return []
  const asked = speech.asWord(written)
  const matches = matchesOfStem(asked.stem, weights.same, index)
  if (!isNear) return matches
  const near = [...entries.values()].flatMap(({ words }) => [...words.values()]).filter((word) => isSpeltLike(asked, word, isNear))
  const alike = new Set([...near, ...alikeIn(speech, asked, isNear)].map(({ stem }) => stem))
  return [...matches, ...[...alike].flatMap((stem) => matchesOfStem(stem, weights.slip, index))]
}

/** The word itself, those that begin or end with it, and those of its meaning. */
function matchesOfStem(stem: string, weight: number, { entries, speech }: Index): readonly Match[] {
  const longer = [...entries.keys()].filter((word) => isPartOf(stem, word)).map((word) => ({ stem: word, weight: weight * weights.part }))
  const meant = (speech.meanings.get(stem) ?? []).map((word) => ({ stem: word.stem, weight: weight * weights.meaning }))
  const each = new Map([...meant, ...longer, { stem, weight }].map((match) => [match.stem, match]))
  return [...each.values()].flatMap((match) => {
    const entry = entries.get(match.stem)
    return entry ? [{ entry, weight: match.weight }] : []
  })
}

/** Words with a meaning that one may have been meant to be, or is made of. Only of those: «Steuer» alone does not make a «Steuerfuss» a tax. */
function alikeIn({ words }: Speech, asked: Word, isNear: IsNear): readonly Word[] {
  return words.filter((word) => isSpeltLike(asked, word, isNear) || isPartOf(word.stem, asked.stem))
}

function isSpeltLike(asked: Word, { plain, stem }: Word, isNear: IsNear): boolean {
  return isNear(asked.plain, plain) || isNear(asked.stem, stem)
}

function isPartOf(part: string, word: string): boolean {
  if (word.length <= part.length) return false
  return (part.length >= shortestBeginning && word.startsWith(part)) || (part.length >= shortestEnd && word.endsWith(part))
}

/** How well each text fits: its best match counts, in the title more, a little more where it stands often, and a little each further one. */
function hitsOf(matches: readonly Match[]): ReadonlyMap<number, number> {
  const hits = new Map<number, number>()
  function note(at: number, weight: number): void {
    const [least, most] = [Math.min(hits.get(at) ?? 0, weight), Math.max(hits.get(at) ?? 0, weight)]
    hits.set(at, most + least * furtherWeight)
  }
  for (const { entry, weight } of matches) {
    for (const at of entry.inTitle.keys()) note(at, weight * titleWeight)
    for (const [at, count] of entry.inText) note(at, weight * (1 + Math.log(count) / 4))
  }
  return hits
}
