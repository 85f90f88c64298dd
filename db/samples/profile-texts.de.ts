import type { AboutChange } from '../../src/features/profile/about.ts'
import type { Article } from '../../src/features/profile/post.ts'
import { sampleAbout, type SamplePhoto } from './profile-texts.ts'

/** By the English title. */
export const germanPhotos: Readonly<Record<string, SamplePhoto>> = {
  'Morning above the valley': {
    title: 'Morgen über dem Tal',
    alt: 'Drei blaue Hügelketten unter einem hellen Himmel mit blasser Sonne',
  },
  'First boat of the year': { title: 'Das erste Boot des Jahres', alt: 'Ein Boot mit weissem Segel auf einem ruhigen See' },
  'Desk before the audit': {
    title: 'Pult vor der Revision',
    alt: 'Ein Holzpult von oben mit drei Blättern, einer roten Tasse und einer Pflanze',
  },
  'Avenue in autumn': { title: 'Allee im Herbst', alt: 'Sechs Bäume mit orangen und braunen Kronen auf einer Wiese' },
  'Our street': { title: 'Unsere Strasse', alt: 'Eine Häuserzeile in Sand- und Lehmtönen mit erleuchteten Fenstern' },
  'Full moon': { title: 'Vollmond', alt: 'Dunkle Bergrücken unter einem Nachthimmel mit rundem Mond' },
  'Late shift': { title: 'Spätschicht', alt: 'Häuser in der Nacht, die meisten Fenster sind hell' },
  'Fresh snow': { title: 'Neuschnee', alt: 'Weisse Hänge unter einem klaren Winterhimmel' },
  'Sunset at the pier': { title: 'Sonnenuntergang am Steg', alt: 'Ein Segelboot auf violettem Wasser unter orangem Himmel' },
  Frost: { title: 'Raureif', alt: 'Weisse Bäume auf einem weissen Feld' },
  'New filing system': { title: 'Neue Ablage', alt: 'Ein helles Pult mit zwei Blättern und einer blauen Tasse' },
  'Evening walk': { title: 'Abendspaziergang', alt: 'Violette Hügel unter einem Himmel in Orange und Apricot' },
  'Old town': { title: 'Altstadt', alt: 'Ziegelrote Häuser mit kleinen Fenstern' },
  'Tree nursery': { title: 'Baumschule', alt: 'Dunkelgrüne Bäume auf einer Wiese' },
  Regatta: { title: 'Segelregatta', alt: 'Ein Boot mit gelbem Segel auf grünem Wasser' },
  'Above the alp': { title: 'Oberhalb der Alp', alt: 'Grüne Bergrücken unter blauem Himmel mit heller Sonne' },
  'Letters to sort': { title: 'Post zum Sortieren', alt: 'Ein braunes Pult mit drei Briefen und einer grünen Tasse' },
  'Market square': { title: 'Marktplatz', alt: 'Graue und weisse Häuser bei Tageslicht' },
  'Blue hour': { title: 'Blaue Stunde', alt: 'Lila Hügel unter einem blassen Abendhimmel' },
  Larches: { title: 'Lärchen', alt: 'Bäume in Rost und Bernstein auf einem goldenen Feld' },
  Crossing: { title: 'Überfahrt', alt: 'Ein Boot mit rotem Segel auf grauem Wasser' },
  'Last warm day': { title: 'Der letzte warme Tag', alt: 'Blaugrüne Bergrücken unter hellblauem Himmel' },
}

type GermanPost = {
  readonly message: string
  readonly article?: Pick<Article, 'title' | 'subtitle' | 'excerpt'>
  readonly comments?: readonly string[]
}

/** In the same order. */
export const germanPosts: readonly GermanPost[] = [
  {
    message:
      'Zehn Minuten, die sich vor der Saison lohnen. ' +
      'Der Teil über unvollständige Beilagen erspart uns jeden Frühling ein Dutzend Briefe.',
    article: {
      title: 'Sieben Fragen vor der ersten Steuererklärung',
      subtitle: 'Eine Checkliste für kleine Büros',
      excerpt:
        'Welche Unterlagen fehlen noch, wer unterschreibt was, ' +
        'und wann ist eine Fristverlängerung besser als eine hastige Steuererklärung? ' +
        'Sieben kurze Fragen, mit denen das meiste geklärt ist, bevor Sie das erste Formular öffnen.',
    },
    comments: [
      'Frage fünf ist genau das, was letztes Jahr bei unseren Depotauszügen schiefging.',
      'Habe es aufs Board gesetzt, unter «Vor der Saison».',
    ],
  },
  { message: 'Nochmals, weil heute zwei Kunden danach gefragt haben.' },
  { message: 'Sieben Uhr, das Tal schläft noch. Eine gute Stunde für die schwierigen Dossiers.' },
]

export const germanAbout = (email: string): AboutChange => {
  const { general, work, contact } = sampleAbout(email)
  return {
    general: {
      ...general,
      about:
        'Ich betreue kleine Firmen und Familien: ihre Buchhaltung, ihre Steuererklärungen und ihre Fristen. ' +
        'Ausserhalb des Büros bin ich auf einem See oder auf dem Weg dorthin.',
    },
    work: {
      occupation: 'Treuhand mit eidg. Fachausweis',
      skills: ['Steuererklärungen', 'Buchhaltung', 'Fristen', 'Löhne'],
      jobs: work.jobs.map((job) => ({ ...job, date: job.date.replace('since', 'seit') })),
    },
    contact,
  }
}
