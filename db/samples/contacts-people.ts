/** Made up: nobody of this name has this number or this address. */
export type SampleContact = {
  readonly name: string
  readonly last_name: string
  readonly nickname: string
  readonly company: string
  readonly job_title: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly notes: string
  /** A day, or so many days from now in a year that may be unknown. */
  readonly birthday?: string | { readonly inDays: number; readonly year?: number }
  readonly isStarred?: true
  /** How often the new account has turned to them. */
  readonly uses?: number
  readonly group?: 'Friends' | 'Clients' | 'Recent Workers'
}

type Short = readonly [name: string, lastName: string, company: string, jobTitle: string, phone: string, address: string]
type More = Partial<Omit<SampleContact, 'name' | 'last_name' | 'company' | 'job_title' | 'phone' | 'address'>>

function person([name, lastName, company, jobTitle, phone, address]: Short, more: More = {}): SampleContact {
  const letters = `${name}.${lastName}`.toLowerCase().replace('ä', 'ae').replace('ö', 'oe').replace('ü', 'ue').replace('é', 'e')
  const email = `${letters.replace(/\s/g, '')}@example.com`
  return { name, last_name: lastName, nickname: '', company, job_title: jobTitle, email, phone, address, notes: '', ...more }
}

/** The first two are one and the same, written down twice. */
export const samplePeople: readonly SampleContact[] = [
  person(['Regula', 'Ammann', 'Ammann Gartenbau GmbH', 'Owner', '+41 79 555 01 11', 'Rosenweg 4, 8400 Musterlingen'], {
    group: 'Clients',
    isStarred: true,
    uses: 14,
    birthday: { inDays: 6, year: 1979 },
    notes: 'Prefers a call before noon. Books are closed in June.',
  }),
  person(['R.', 'Ammann', 'Ammann Gartenbau', '', '079 555 01 11', ''], { email: 'regula.ammann@example.com' }),
  person(['Beat', 'Brunner', 'Brunner Holzbau AG', 'Managing director', '+41 44 555 01 12', 'Sägeweg 12, 8610 Musterlingen'], {
    group: 'Clients',
    uses: 11,
    birthday: '1968-04-02',
  }),
  person(['Claudia', 'Caduff', 'Bergblick Immobilien AG', 'Head of accounting', '+41 81 555 01 13', 'Talstrasse 7, 7000 Beispielen'], {
    group: 'Clients',
    isStarred: true,
    uses: 9,
    birthday: '1985-11-23',
  }),
  person(['Daniel', 'Dubach', 'Praxis am See', 'Dentist', '+41 31 555 01 14', 'Seestrasse 22, 3012 Musterau'], {
    group: 'Clients',
    nickname: 'Dani',
    birthday: '1974-07-30',
    notes: 'Wants the draft of the year-end accounts as a PDF.',
  }),
  person(['Eliane', 'Egger', '', '', '+41 78 555 01 15', 'Lindenhof 3, 3011 Musterau'], {
    group: 'Friends',
    isStarred: true,
    uses: 8,
    nickname: 'Eli',
    birthday: '--02-29',
  }),
  person(['Fabio', 'Ferrari', 'Ferrari Gelateria', 'Owner', '+41 91 555 01 16', 'Via del Lago 5, 6900 Esempio'], {
    group: 'Friends',
    uses: 6,
  }),
  person(['Gabriela', 'Gerber', '', 'Teacher', '+41 76 555 01 17', 'Schulgasse 9, 4500 Musterlingen'], {
    group: 'Friends',
    birthday: { inDays: 41 },
  }),
  person(['Hansruedi', 'Hofer', 'Hofer Treuhand', 'Auditor', '+41 62 555 01 18', 'Bahnhofplatz 1, 5000 Beispielen'], {
    group: 'Recent Workers',
    isStarred: true,
    uses: 5,
    birthday: '1961-09-14',
  }),
  person(['Ines', 'Imhof', 'Imhof Übersetzungen', 'Translator', '+41 27 555 01 19', 'Rebweg 2, 3900 Musterau'], {
    group: 'Recent Workers',
    uses: 4,
  }),
  person(['Jonas', 'Jäggi', 'Studio Jäggi', 'Designer', '+41 61 555 01 20', 'Rheingasse 31, 4058 Beispielen'], {
    group: 'Recent Workers',
    birthday: '1993-01-08',
  }),
  person(['Karin', 'Käser', 'Käser Informatik', 'Software engineer', '+41 71 555 01 21', 'Webergasse 16, 9000 Musterlingen'], {
    group: 'Recent Workers',
    isStarred: true,
    uses: 3,
    notes: 'Looks after our network. In the office on Tuesdays.',
  }),
  person(['Luca', 'Lüthi', 'Lüthi Elektro AG', 'Electrician', '+41 34 555 01 22', 'Werkstrasse 8, 3400 Musterau']),
  person(['Martina', 'Müller', 'Gemeinde Musterlingen', 'Tax office', '+41 52 555 01 23', 'Dorfplatz 1, 8400 Musterlingen'], {
    birthday: '1988-06-19',
  }),
  person(['Nadja', 'Nussbaum', 'Nussbaum Anwälte', 'Lawyer', '+41 44 555 01 24', 'Gerichtsgasse 10, 8001 Beispielen']),
  person(['Oliver', 'Odermatt', 'Odermatt Transporte', 'Dispatcher', '+41 41 555 01 25', 'Hafenstrasse 3, 6005 Musterau'], {
    birthday: '1970-12-05',
  }),
  person(['Priska', 'Pfister', 'Bäckerei Pfister', 'Owner', '+41 32 555 01 26', 'Marktgasse 20, 2500 Musterau']),
  person(['Quirin', 'Quadri', 'Quadri Architekten', 'Architect', '+41 81 555 01 27', 'Bergweg 14, 7500 Beispielen'], {
    birthday: '1982-08-27',
  }),
  person(['Ruth', 'Roth', 'Alterszentrum Lindenhof', 'Director', '+41 56 555 01 28', 'Parkweg 6, 5400 Musterlingen']),
  person(['Simon', 'Steiner', 'Steiner Velos', 'Mechanic', '+41 33 555 01 29', 'Allmendweg 11, 3600 Musterau'], { nickname: 'Simu' }),
  person(['Tanja', 'Tobler', 'Tobler Druck AG', 'Sales', '+41 71 555 01 30', 'Druckerweg 2, 9400 Musterlingen'], {
    birthday: '1990-10-11',
  }),
  person(['Urs', 'Ulrich', '', 'Farmer', '+41 41 555 01 31', 'Hof Sonnenhalde, 6030 Beispielen']),
  person(['Vera', 'von Arx', 'Apotheke zum Turm', 'Pharmacist', '+41 62 555 01 32', 'Turmgasse 5, 4600 Musterlingen']),
  person(['Werner', 'Widmer', 'Widmer Sanitär', 'Plumber', '+41 52 555 01 33', 'Brunnenweg 18, 8200 Beispielen'], {
    birthday: '1966-03-03',
  }),
  person(['Xenia', 'Xaver', 'Fotostudio Xenia', 'Photographer', '+41 43 555 01 34', 'Lichtgasse 7, 8005 Musterau']),
  person(['Yves', 'Yerly', 'Yerly Vins', 'Wine merchant', '+41 26 555 01 35', 'Rue des Exemples 9, 1700 Musterau'], {
    birthday: '1977-05-21',
  }),
  person(['Zoé', 'Zimmermann', 'Zimmermann Events', 'Event manager', '+41 21 555 01 36', 'Quai du Modèle 4, 1006 Beispielen']),
]
