import { docxOf, pdfOf, xlsxOf } from './file-manager-papers.ts'
import { hillsPicture, planPicture } from './notes-pictures.ts'

/** What is in the archive of a small trust company. `daysAgo` says when it came. */
export type SampleFile = {
  readonly folder: 'Clients' | 'Contracts' | 'Pictures' | undefined
  readonly name: string
  readonly type: 'document' | 'spreadsheet' | 'image'
  readonly mediaType: string
  readonly owner: string | undefined
  readonly daysAgo: number
  readonly isStarred?: true
  readonly isOffline?: true
  readonly openedDaysAgo?: number
  readonly content: () => Promise<Buffer>
}

const openXml = 'application/vnd.openxmlformats-officedocument'
const docx = { type: 'document', mediaType: `${openXml}.wordprocessingml.document` } as const
const xlsx = { type: 'spreadsheet', mediaType: `${openXml}.spreadsheetml.sheet` } as const
const pdf = { type: 'document', mediaType: 'application/pdf' } as const
const csv = { type: 'spreadsheet', mediaType: 'text/csv' } as const
const md = { type: 'document', mediaType: 'text/markdown' } as const
const png = { type: 'image', mediaType: 'image/png' } as const
const beat = 'Beat Beispiel'
const nora = 'Nora Näf'

const text = (lines: readonly string[]) => async (): Promise<Buffer> => Buffer.from(`${lines.join('\n')}\n`)

export const sampleFiles: readonly SampleFile[] = [
  {
    ...md,
    folder: undefined,
    name: 'Read me first.md',
    owner: undefined,
    daysAgo: 40,
    isStarred: true,
    openedDaysAgo: 2,
    content: text([
      '# Our files',
      '',
      '- **Clients**: one paper per client',
      '- **Contracts**: what we signed',
      '- **Pictures**: office and surroundings',
      '',
      'What is removed stays in the bin for 30 days.',
    ]),
  },
  {
    ...pdf,
    folder: undefined,
    name: 'House rules.pdf',
    owner: nora,
    daysAgo: 200,
    openedDaysAgo: 9,
    content: () =>
      pdfOf('House rules', [
        'Papers of clients leave the office only in closed bags.',
        'Whoever is last closes the windows and locks the archive.',
        'Visitors sign the book at the desk.',
      ]),
  },
  {
    ...csv,
    folder: undefined,
    name: 'Deadlines.csv',
    owner: undefined,
    daysAgo: 6,
    isOffline: true,
    openedDaysAgo: 1,
    content: text([
      'Client;Period;Deadline',
      'Muster Holzbau AG;2025;2026-09-30',
      'Quitten GmbH;2025;2026-09-30',
      'Dora Düring;2025;2026-11-30',
    ]),
  },
  {
    ...docx,
    folder: 'Clients',
    name: 'Muster Holzbau AG.docx',
    owner: undefined,
    daysAgo: 21,
    isStarred: true,
    openedDaysAgo: 0,
    content: () =>
      docxOf(['Muster Holzbau AG', 'Carpentry in Musterlingen since 1987, 14 employees.', 'Books are closed at the end of June.']),
  },
  {
    ...docx,
    folder: 'Clients',
    name: 'Quitten GmbH.docx',
    owner: beat,
    daysAgo: 18,
    content: () => docxOf(['Quitten GmbH', 'Makes jelly and spirits from quinces. Sends its papers in a shoe box.']),
  },
  {
    ...xlsx,
    folder: 'Clients',
    name: 'Fees by client.xlsx',
    owner: undefined,
    daysAgo: 4,
    openedDaysAgo: 3,
    content: () =>
      xlsxOf([
        ['Client', 'Hours', 'CHF'],
        ['Muster Holzbau AG', 31.5, 5670],
        ['Quitten GmbH', 12, 2160],
        ['Dora Düring', 3.25, 585],
      ]),
  },
  {
    ...csv,
    folder: 'Clients',
    name: 'Addresses.csv',
    owner: beat,
    daysAgo: 90,
    content: text(['Name;Street;Place', 'Muster Holzbau AG;Sägeweg 4;8400 Musterlingen', 'Quitten GmbH;Baumgarten 12;8405 Obstberg']),
  },
  {
    ...pdf,
    folder: 'Contracts',
    name: 'Rent of the office.pdf',
    owner: undefined,
    daysAgo: 320,
    content: () =>
      pdfOf('Rent of the office', [
        'Ground floor, 84 square metres, two parking spaces.',
        'The rent is CHF 2150 a month, payable in advance.',
        'Notice is six months, to the end of March or September.',
      ]),
  },
  {
    ...docx,
    folder: 'Contracts',
    name: 'Mandate (template).docx',
    owner: nora,
    daysAgo: 150,
    content: () =>
      docxOf(['Mandate', 'The client asks the trustee to keep the books and to deal with the tax office.', 'Place, date, signatures']),
  },
  {
    ...png,
    folder: 'Pictures',
    name: 'Evening over the lake.png',
    owner: beat,
    daysAgo: 12,
    openedDaysAgo: 5,
    content: async () => hillsPicture(),
  },
  { ...png, folder: 'Pictures', name: 'Plan of the office.png', owner: undefined, daysAgo: 60, content: async () => planPicture() },
]
