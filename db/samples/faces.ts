/**
 * Who has which of the drawn faces in `public/faces`. The same person has the same one in every app; people of one line never meet in a list.
 * Customers who are not here bought as guests: they have none, and their initials stand.
 */
const wearers: readonly (readonly string[])[] = [
  ['Mira Keller', 'Claudia Caduff', 'Nora Amrein'],
  ['Sina Brunner', 'Eliane Egger', 'Mira Oberholzer'],
  ['Yara Hofer', 'Xenia Xaver', 'Selina Egloff'],
  ['Lena Vogt', 'Martina Müller', 'Chiara Schönholzer'],
  ['Noëmi Fuchs', 'Nadja Nussbaum', 'Livia Imfeld'],
  ['Regula Aebi', 'Ruth Roth', 'Elin Wüthrich'],
  ['Hanna Wirz', 'Ines Imhof', 'Aurelia Meyerhans'],
  ['Corinne Favre', 'Zoé Zimmermann', 'Fabienne Caduff'],
  ['Petra Lanz', 'Vera von Arx', 'Leonie Quadri'],
  ['Elin Berger', 'Karin Käser', 'Ladina Gnädinger'],
  ['Mara Studer', 'Gabriela Gerber', 'Moira Ulmann'],
  ['Anita Zwahlen', 'Regula Ammann', 'Alma Kälin'],
  ['Vreni Tobler', 'Priska Pfister', 'Cosima Amrein'],
  ['Karin Odermatt', 'Tanja Tobler', 'Enya Oberholzer'],
  ['Livia Berger', 'Gioia Egloff'],
  ['Ilona Schönholzer'],
  ['Tom Rossi', 'Jonas Jäggi', 'Lukas Hürlimann'],
  ['Dario Conti', 'Fabio Ferrari', 'Tobias Vonlanthen'],
  ['Oskar Imhof', 'Hansruedi Hofer', 'Reto Lüscher'],
  ['Nico Egli', 'Luca Lüthi', 'Jonas Bärtschi'],
  ['Fabian Stucki', 'Oliver Odermatt', 'Marco Pfyffer'],
  ['Luca Bianchi', 'Quirin Quadri', 'Pascal Favre'],
  ['Beat Schwendener', 'Werner Widmer', 'Noah Tschudin'],
  ['Noah Caduff', 'Simon Steiner', 'Silvan Jaccard'],
  ['Silvan Kunz', 'Yves Yerly', 'Andri Zumbrunn'],
  ['Rafael Arnold', 'Daniel Dubach', 'Kaspar Niederberger'],
  ['Marco Steiger', 'Yann Dettwiler'],
  ['Jonas Wyss', 'Beat Rüegger'],
  ['Jürg Hauser', 'Beat Brunner', 'Dario Hürlimann'],
  ['Ivo Zgraggen', 'Urs Ulrich', 'Flurin Vonlanthen'],
  ['Hannes Lüscher'],
  ['Janis Bärtschi'],
]

const faces = new Map(wearers.flatMap((names, at) => names.map((name) => [name, `/faces/${String(at + 1).padStart(2, '0')}.svg`] as const)))

/** The address of somebody's face, or nothing, as an avatar stands on the wire. */
export function faceOf(name: string): string {
  return faces.get(name) ?? ''
}
