import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { anInvoice, aService } from '../../../../../scripts/testing/an-invoice.ts'
import { openedPdf } from '../../../../../scripts/testing/pdf.ts'
import { pageTexts, scanned, withFile } from '../../../../../scripts/testing/scanned-page.ts'
import { readFonts } from '../../../../platform/pdf-fonts.ts'
import type { Invoice } from '../../invoice.ts'
import { invoiceFile } from './invoice-pdf.ts'
import type { Look } from './paper.ts'

const run = promisify(execFile)
const fonts = readFonts()
const pdfOf = (invoice: Invoice, look: Look = { form: 'modern', language: 'de' }): Promise<Uint8Array> => invoiceFile(invoice, look, fonts)

const payloadOf = (amount: string): string => `SPC
0200
1
CH9300762011623852957
S
Atelier Lindenhof GmbH
Lindenweg
14
8400
Winterthur
CH







${amount}
CHF
S
Bäckerei Zürcher & Söhne AG
Obere Bahnhofstrasse
21
8910
Affoltern am Albis
CH
SCOR
RF09P90004
P9-0004
EPD`

describe('the payment part', () => {
  it('is read by a scanner exactly as it should be, with umlauts', async () => {
    expect(await scanned(await pdfOf(anInvoice()))).toBe(payloadOf('7630.20'))
  })

  it('would not pass this check with another amount', async () => {
    expect(await scanned(await pdfOf(anInvoice({ total: 7630.25 })))).not.toBe(payloadOf('7630.20'))
  })

  it('has a reference of 27 digits for a QR-IBAN', async () => {
    const invoice = anInvoice({ iban: 'CH44 3199 9123 0008 8901 2', referenceStart: '210000' })

    expect((await scanned(await pdfOf(invoice)))?.split('\n').slice(27, 29)).toEqual(['QRR', '210000000000000000000900044'])
  })

  it.each([
    ['is paid', { paidOn: '2026-03-09', status: 'paid' as const }],
    ['has no account', { iban: '' }],
    ['has no address to pay to', { from: { ...anInvoice().from, address: 'Irgendwo' } }],
  ])('is not there where the invoice %s', async (_what, change) => {
    expect((await openedPdf(await pdfOf(anInvoice()))).text).toContain('Empfangsschein')
    expect((await openedPdf(await pdfOf(anInvoice(change)))).text).not.toContain('Empfangsschein')
  })
})

describe('the paper', () => {
  it.each(['modern', 'compact'] as const)('is one tagged and sound A4 page in its %s form', async (form) => {
    const bytes = await pdfOf(anInvoice(), { form, language: 'de' })
    const seen = await openedPdf(bytes)
    const [qpdf, fontsUsed] = await withFile(bytes, (file) => Promise.all([run('qpdf', ['--check', file]), run('pdffonts', [file])]))

    expect(seen).toMatchObject({
      pages: 1,
      size: [0, 0, 595, 842],
      title: 'Rechnung P9-0004',
      language: 'de-CH',
      isMarked: true,
      unmarked: 0,
    })
    expect(seen.nodes.filter(({ role }) => role === 'H1')).toHaveLength(1)
    expect(seen.nodes.findLast(({ role }) => role === 'Figure')?.alt).toContain("CHF 7'630.20 an Atelier Lindenhof GmbH")
    expect(qpdf.stdout).toContain('No syntax or stream encoding errors found')
    expect(
      fontsUsed.stdout
        .split('\n')
        .slice(2, -1)
        .every((line) => /\syes yes yes\s/.test(line)),
    ).toBe(true)
  })

  it('is read in the order in which it is looked at', async () => {
    const { text } = await openedPdf(await pdfOf(anInvoice(), { form: 'modern', language: 'en' }))
    const words = [
      'Atelier Lindenhof',
      'Client',
      'Bäckerei',
      'Invoice P9-0004',
      'Service',
      'Design',
      'Coding',
      'Subtotal',
      'Please pay within 15 days',
      'Receipt',
    ]

    const places = words.map((word) => text.indexOf(word))

    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('goes over several pages with its head on each, and the payment part on the last', async () => {
    const services = Array.from({ length: 60 }, (_, at) => aService({ title: `Line ${at + 1}` }))
    const bytes = await pdfOf(anInvoice({ services }))
    const { pages } = await openedPdf(bytes)
    const texts = await pageTexts(bytes)
    const withLines = texts.filter((text) => text.includes('Line '))

    expect(pages).toBeGreaterThan(2)
    expect(withLines.every((text) => text.includes('Einzelpreis'))).toBe(true)
    expect(texts.join('\n').match(/\bLine \d+/g)).toHaveLength(60)
    expect(await scanned(bytes, pages)).toContain('RF09P90004')
  })

  it('makes the same bytes of the same invoice', async () => {
    const invoice = anInvoice()

    expect(Buffer.from(await pdfOf(invoice)).equals(await pdfOf(invoice))).toBe(true)
  })
})
