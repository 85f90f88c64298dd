/** Towns with their postal code and where they lie. */
export type SampleTown = readonly [zip: string, town: string, lat: number, lng: number]
export const sampleTowns: readonly SampleTown[] = [
  ['8001', 'Zürich', 47.3717, 8.5423],
  ['8400', 'Winterthur', 47.4992, 8.7292],
  ['3011', 'Bern', 46.948, 7.4474],
  ['4051', 'Basel', 47.5546, 7.5886],
  ['1204', 'Genève', 46.2017, 6.1466],
  ['1003', 'Lausanne', 46.5197, 6.6323],
  ['6003', 'Luzern', 47.0505, 8.3064],
  ['9000', 'St. Gallen', 47.4239, 9.3748],
  ['6900', 'Lugano', 46.0037, 8.9511],
  ['2502', 'Biel/Bienne', 47.1368, 7.2468],
  ['3600', 'Thun', 46.758, 7.628],
  ['7000', 'Chur', 46.8508, 9.5329],
  ['8200', 'Schaffhausen', 47.6967, 8.6344],
  ['1700', 'Fribourg', 46.8065, 7.162],
  ['2000', 'Neuchâtel', 46.9896, 6.9293],
  ['1950', 'Sion', 46.2331, 7.3606],
  ['6300', 'Zug', 47.1662, 8.5155],
  ['5000', 'Aarau', 47.3904, 8.0457],
  ['4500', 'Solothurn', 47.2088, 7.5323],
  ['8500', 'Frauenfeld', 47.5536, 8.8987],
  ['8750', 'Glarus', 47.0405, 9.0679],
  ['6430', 'Schwyz', 47.0208, 8.6541],
  ['6460', 'Altdorf', 46.8804, 8.6444],
  ['2800', 'Delémont', 47.3649, 7.3445],
  ['6500', 'Bellinzona', 46.1946, 9.0244],
  ['3920', 'Zermatt', 46.0207, 7.7491],
  ['7270', 'Davos', 46.8027, 9.836],
  ['8640', 'Rapperswil', 47.2266, 8.8184],
  ['D-78462', 'Konstanz', 47.6603, 9.1758],
  ['D-79098', 'Freiburg im Breisgau', 47.999, 7.8421],
  ['A-6900', 'Bregenz', 47.5031, 9.7471],
  ['F-74000', 'Annecy', 45.8992, 6.1294],
  ['I-20121', 'Milano', 45.4642, 9.19],
  ['FL-9490', 'Vaduz', 47.141, 9.5215],
]

const firstNames =
  'Nora Lukas Mira Tobias Selina Reto Chiara Jonas Livia Marco Elin Pascal Aurelia Noah Fabienne Silvan Leonie Andri Ladina Kaspar Moira Yann Alma Beat Cosima Dario Enya Flurin Gioia Hannes Ilona Janis'.split(
    ' ',
  )
const lastNames =
  'Amrein Bärtschi Caduff Dettwiler Egloff Favre Gnädinger Hürlimann Imfeld Jaccard Kälin Lüscher Meyerhans Niederberger Oberholzer Pfyffer Quadri Rüegger Schönholzer Tschudin Ulmann Vonlanthen Wüthrich Zumbrunn'.split(
    ' ',
  )
const streets = [
  'Lindenweg',
  'Seestrasse',
  'Bahnhofweg',
  'Am Bach',
  'Kirchgasse',
  'Rosenrain',
  'Mühlestrasse',
  'Sonnhalde',
  'Dorfplatz',
  'Obere Gasse',
]
const companies = ['', '', '', 'Holzwerk Amrein GmbH', '', 'Atelier Sonnhalde', '', '', 'Praxis am Bach', '', 'Buchladen Rosenrain AG', '']
const jobs = ['', '', 'Teacher', 'Carpenter', '', 'Nurse', 'Bookseller', 'Architect']

export type SamplePerson = {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly jobTitle: string
  readonly email: string
  readonly phone: string
  readonly town: SampleTown
  readonly street: string
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Made-up customers; the numbers have no line behind them. */
export const samplePeople: readonly SamplePerson[] = Array.from({ length: 68 }, (_, at) => {
  const pick = <T>(list: readonly T[], step: number): T => list[(at * step) % list.length] as T // the list is not empty
  const [firstName, lastName] = [pick(firstNames, 1), pick(lastNames, 7)]
  return {
    firstName,
    lastName,
    company: pick(companies, 1),
    jobTitle: pick(jobs, 3),
    email: `${plain(firstName)}.${plain(lastName)}${at >= 32 ? at : ''}@example.com`,
    phone: `+41 79 555 ${String(10 + (at % 90)).padStart(2, '0')} ${String((at * 37) % 100).padStart(2, '0')}`,
    // The larger a town, the more customers it has.
    town: sampleTowns[at < 34 ? at : (at * at) % 9] ?? pick(sampleTowns, 1),
    street: `${pick(streets, 3)} ${1 + ((at * 13) % 60)}`,
  }
})
