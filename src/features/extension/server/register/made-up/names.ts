import { weighted, type Random } from './chance.ts'

/** By how often they occur: the name at place n about n to the power of 0.7 times as rarely as the first. */
const byRank = (list: string): ((random: Random) => string) => weighted(list.trim().split(/\s+/), (_name, at) => 1 / (at + 1) ** 0.7)

export const familyName = byRank(`
  Müller Meier Schmid Keller Weber Huber Schneider Meyer Steiner Fischer Gerber Brunner Baumann Frei Zimmermann Moser Widmer Wyss Graf Roth
  Suter Baumgartner Bachmann Kunz Studer Bucher Berger Kaufmann Kuhn Hofer Bühler Lüthi Lehmann Marti Christen Hug Frey Koch Egli Arnold Käser
  Ferreira Pereira Silva Costa Rossi Bianchi Bernasconi Favre Rochat Martin Jaquet Dubois Blanc Rey Bühlmann Stalder Zürcher Aebi Amrein Kälin
  Caduff Cavegn Derungs Capaul Krasniqi Berisha Gashi Yılmaz Kaya Petrović Jovanović Nguyen Schwarz Ammann Hofmann Kessler Gasser Sieber Bieri
  Wenger Imhof Odermatt Niederberger Von-Moos Aschwanden Gisler Arnet Zumstein Zgraggen Inderbitzin Furrer Ruckstuhl Eberle Hollenstein Oertle
`)

const firstNames = [
  {
    until: 1959,
    female: byRank(
      'Maria Ruth Elisabeth Verena Margrit Rosmarie Ursula Heidi Erika Anna Marianne Trudi Silvia Hedwig Dora Alice Nelly Yvonne',
    ),
    male: byRank('Hans Peter Walter Werner Josef Kurt Fritz Ernst Heinz Rudolf Paul Max Bruno Karl Alfred Otto Albert Giovanni'),
  },
  {
    until: 1989,
    female: byRank(
      'Sandra Monika Nicole Barbara Claudia Daniela Karin Andrea Anita Brigitte Susanne Priska Manuela Sonja Rita Ana Fabienne Corina',
    ),
    male: byRank('Daniel Thomas Markus Martin Andreas Christian Michael Stefan Marco Roland Patrick René Roger Reto Urs Bruno José Luigi'),
  },
  {
    until: 9999,
    female: byRank('Laura Sarah Lea Anna Julia Lara Jana Chiara Elena Sara Selina Céline Michelle Noemi Luana Livia Arta Ladina'),
    male: byRank('Luca David Noah Jan Tim Leon Nico Joel Fabio Samuel Elias Simon Kevin Dario Gian Arben Flurin Nuno'),
  },
]

export type Sex = 'female' | 'male'

export function firstName(random: Random, sex: Sex, birthYear: number): string {
  const generation = firstNames.find(({ until }) => birthYear <= until)
  return generation?.[sex](random) ?? ''
}

const trade = byRank(`
  Immobilien Holding Treuhand Bau Consulting Gastro Garage Elektro Holzbau Informatik Beteiligungen Maler Transport Sanitär Gartenbau Architektur
  Metzgerei Bäckerei Optik Apotheke Physiotherapie Schreinerei Druckerei Logistik Reinigung Metallbau Käserei Weinbau Spenglerei Verlag
`)
const kind = weighted(['GmbH', 'AG', 'Genossenschaft', 'Stiftung', 'Verein'], (_kind, at) => [48, 44, 3, 3, 2][at] ?? 0)

export function firmName(random: Random): string {
  const parts = random() < 0.5 ? [familyName(random), trade(random)] : [trade(random), familyName(random)]
  return [...parts, kind(random)].join(' ')
}
