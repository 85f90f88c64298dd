import type { SavedInvoice, Seller } from '../../src/features/invoice/invoice.ts'

type Line = readonly [title: string, detail: string, unit: string, unitPrice: number, quantity: number]
export type SampleInvoice = {
  readonly client: SavedInvoice['client']
  /** From today. */
  readonly day: number
  readonly term: number
  readonly paid?: number
  readonly taxRate: number
  readonly discount?: number
  readonly isToCoin?: boolean
  readonly lines: readonly Line[]
}

/** NOTE the account is the well-known example of an IBAN: formally right, and nobody's. */
export const sampleSeller: Omit<Seller, 'version'> = {
  title: 'Atelier Lindenhof GmbH',
  address: 'Lindenweg 14\n8400 Winterthur',
  phone: '052 000 14 14',
  email: 'rechnungen@lindenhof.example',
  website: 'lindenhof.example',
  iban: 'CH93 0076 2011 6238 5295 7',
  referenceStart: '',
  taxNumber: 'CHE-000.000.000 MWST',
  paymentDays: 30,
  prefix: 'P9-',
}

const gallery = {
  title: 'Galerie am Brühl',
  address: 'Brühlgasse 8\n9000 St. Gallen',
  phone: '071 000 22 80',
  email: 'hallo@bruehl.example',
}
const bakery = {
  title: 'Bäckerei Zürcher & Söhne AG',
  address: 'Obere Bahnhofstrasse 21\n8910 Affoltern am Albis',
  phone: '043 000 77 10',
  email: 'buchhaltung@zuercher-soehne.example',
}
const school = {
  title: 'Musikschule Sonnenberg',
  address: 'Schulstrasse 3a\n6030 Ebikon',
  phone: '041 000 61 00',
  email: 'sekretariat@sonnenberg.example',
}

/** In the order of their numbers; the last one is P9-0004. */
export const sampleInvoices: readonly SampleInvoice[] = [
  {
    client: gallery,
    day: -74,
    term: 30,
    paid: -51,
    taxRate: 8.1,
    isToCoin: true,
    lines: [
      ['Signage', 'Lettering for the two shop windows, with mounting', 'Piece', 640, 2],
      ['Photographs', 'Half a day in the exhibition, 24 pictures', 'Flat', 980, 1],
    ],
  },
  {
    client: school,
    day: -43,
    term: 30,
    taxRate: 8.1,
    discount: 90,
    lines: [
      ['Timetable poster', 'Layout and print files, A2', 'Hour', 145, 6.5],
      ['Printing', '250 copies on recycled paper', 'Piece', 1.85, 250],
    ],
  },
  {
    client: gallery,
    day: -16,
    term: 30,
    taxRate: 8.1,
    lines: [['Invitation cards', 'Two versions, one round of corrections', 'Hour', 145, 4]],
  },
  {
    client: bakery,
    day: -5,
    term: 15,
    taxRate: 8,
    discount: 120.6,
    lines: [
      ['Design', 'Draft of the order pages for desktop and phone, two rounds of corrections', 'Hour', 145, 18],
      ['Coding', 'Order form with delivery days, basket and confirmation by mail', 'Hour', 165, 27],
      ['Testing', 'Browsers, phones, screen reader and keyboard', 'Hour', 120, 8],
      ['Documentation', 'Handbook for the shop staff and a short introduction', 'Hour', 140, 3],
    ],
  },
]
