import type { Random } from '../crash/seeded-random.ts'

/** Stands in a handful of rows only, however many there are. */
export const rareWord = 'Quittenkompott'
/** Among the first content words of the vocabulary: every few texts have it. */
export const frequentWord = 'Rechnung'

const frequent =
  'die der und in the to of and zu den das nicht mit von für is on that es ist im you dem auf with ein eine as for be wir haben we have sie please bitte are auch an Rechnung invoice Termin meeting danke thanks Steuer tax Frist deadline Unterlagen documents Kunde client Zahlung payment Konto account morgen tomorrow Woche week Büro office Vertrag contract Bericht report Angebot offer Lieferung delivery Bestellung order Frage question Antwort answer Anruf call Entwurf draft Abschluss closing Beleg receipt Liste list Montag Monday Freitag Friday gestern yesterday heute today schicken send prüfen check zahlen pay planen plan besprechen discuss unterschreiben sign'.split(
    ' ',
  )
const firstParts =
  'Steuer Garten Holz Berg See Wasser Strom Miet Lohn Jahres Monats Kunden Lager Reise Bau Dach Fenster Tür Schul Sport Musik Buch Brief Post Bank Zins Fracht Hafen Markt Stadt Dorf Wald Feld Vieh Milch Käse Brot Wein Obst Gemüse'.split(
    ' ',
  )
const lastParts =
  'rechnung plan liste karte haus weg platz amt vertrag bericht termin kosten preis steuer prüfung abschluss meldung stelle ordner mappe formular antrag frist gebühr zahlung lieferung wagen halle raum dienst kasse buch blatt zeichen nummer code bild brief'.split(
    ' ',
  )
/** The likelier ones first, as in any language; nearly two thousand of them. */
const words: readonly string[] = [...frequent, ...firstParts.flatMap((first) => lastParts.map((last) => first + last))]

// Zipf: the word at place n is about n times as rare as the first one.
const sums: number[] = []
for (const [place] of words.entries()) sums.push((sums.at(-1) ?? 0) + 1 / (place + 2.7))

export function aWord(random: Random): string {
  const wish = random.fraction() * (sums.at(-1) ?? 0)
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) < wish) low = middle + 1
    else high = middle
  }
  return words[low] ?? ''
}

export function someWords(random: Random, least: number, most: number): string {
  return Array.from({ length: Math.round(random.between(least, most)) }, () => aWord(random)).join(' ')
}

const firstNames =
  'Anna Beat Carla David Elena Fabio Gina Hans Ines Jonas Karin Luca Maria Nina Otto Paula Reto Sara Tim Urs Vera Walter Xenia Yves Zoé Jürg Röbi Käthi André Noëmi'.split(
    ' ',
  )
const surnames =
  'Müller Meier Schmid Keller Weber Huber Schneider Meyer Steiner Fischer Gerber Brunner Baumann Frei Zimmermann Moser Widmer Wyss Graf Roth Suter Baumgartner Bachmann Bühler Studer Kunz Lüthi Jäggi Nägeli Zürcher'.split(
    ' ',
  )

export type BenchPerson = { readonly name: string; readonly lastName: string; readonly email: string }

/** A few dozen are met again and again; most are met once or twice. */
export function aPerson(random: Random): BenchPerson {
  const pick = (names: readonly string[]): string => names[Math.floor(random.fraction() ** 2 * names.length)] ?? ''
  const [name, lastName, number] = [pick(firstNames), pick(surnames), Math.floor(random.fraction() ** 2 * 400)]
  const plain = `${name}.${lastName}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return { name, lastName, email: `${plain}${number}@example.com` }
}
