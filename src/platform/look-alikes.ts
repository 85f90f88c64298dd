/** A text by what its letters look like, word by word and as one. Two texts that somebody could confuse have readings in common. */
export type Reading = { readonly letters: string; readonly words: readonly string[] }

/** All readings of a text: signs like @, and r beside n, can be taken for another letter or for themselves. */
export function readingsOf(text: string): readonly Reading[] {
  const texts = text.includes('@') ? [text, text.replaceAll('@', 'a')] : [text]
  return texts.flatMap((each) => {
    const words = wordsOf(each)
    const merged = words.map((word) => word.replaceAll('rn', 'm').replaceAll('vv', 'w'))
    return [words, merged].map((all) => {
      const plain = all.map(withoutRepeats)
      return { letters: withoutRepeats(plain.join('')), words: plain }
    })
  })
}

/** Where a word begins in a reading, if it is there. */
export function placeOf(word: string, letters: string): number | undefined {
  for (let start = 0; start + word.length <= letters.length; start += 1)
    if (looksSame(letters.slice(start, start + word.length), word)) return start
  return undefined
}

/** A letter that is neither known nor looks like one that is: it may stand for any. */
const unknown = '?'

/** Unknown letters count as the right ones, as long as most are really there. */
export function looksSame(one: string, word: string): boolean {
  if (one.length !== word.length) return false
  let open = 0
  for (let at = 0; at < word.length; at += 1) {
    if (one[at] === unknown) open += 1
    else if (one[at] !== word[at]) return false
  }
  return open * 3 <= word.length
}

function wordsOf(text: string): readonly string[] {
  const visible = text.normalize('NFKD').replace(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, '')
  return (
    Array.from(visible, (sign) => latin.get(sign) ?? sign)
      .join('')
      .toLowerCase()
      // Within a word only: at the end of a name it is a mark.
      .replace(/(?<=[\p{L}\p{N}])[!|¦](?=[\p{L}\p{N}])/gu, 'l')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .replace(/[^ ]/gu, (sign) => (/[a-z0-9]/.test(sign) ? (digits.get(sign) ?? sign) : unknown))
      // Letters with gaps between them are one word.
      .replace(/(?<=(?:^| )\S) (?=\S(?: |$))/g, '')
      .split(' ')
      .filter((word) => word !== '')
  )
}

function withoutRepeats(text: string): string {
  return text.replace(/([^?])\1+/g, '$1')
}

/** What passes for a letter; i and l are one, because I and l are. */
const digits = new Map(Object.entries({ 0: 'o', 1: 'l', i: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }))

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** Cyrillic, Greek, small capitals and letters with strokes. Those that no normal form leads back to a Latin letter;
 * one that looks like a letter and sounds like another is left out, and so stands for any. */
const alike: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀ',
  b: 'вВьЬβΒʙ',
  c: 'сСςϹᴄ',
  d: 'ԁđĐᴅ',
  e: 'еЕєЄεΕᴇ€',
  f: 'ғꜰ',
  g: 'ɡɢԍ',
  h: 'һΗħĦʜ',
  i: 'іІιΙıɩɪӏӀ',
  j: 'јЈϳᴊ',
  k: 'кКκΚᴋ',
  l: 'łŁʟ',
  m: 'мМΜᴍ',
  n: 'ηΝɴ',
  o: 'оОοΟσøØᴏ',
  p: 'рРρΡᴘ',
  q: 'ԛ',
  r: 'гГʀ',
  s: 'ѕЅꜱ$',
  ss: 'ßẞ',
  t: 'тТτΤŧŦᴛ',
  u: 'υᴜ',
  v: 'ѵνᴠ',
  w: 'ѡԝωᴡ',
  x: 'хХχΧ',
  y: 'уУΥʏ',
  z: 'ζΖᴢ',
  ae: 'æÆ',
  oe: 'œŒ',
}
// In circles, in boxes and as parts of flags.
const drawn = [0x1f150, 0x1f170, 0x1f1e6].flatMap((first) =>
  Array.from(alphabet, (letter, at) => [String.fromCodePoint(first + at), letter] as const),
)
const latin: ReadonlyMap<string, string> = new Map([
  ...drawn,
  ...Object.entries(alike).flatMap(([letter, signs]) => Array.from(signs, (sign) => [sign, letter] as const)),
])
