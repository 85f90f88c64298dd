import { execFileSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import readCode from 'jsqr'
import Pdf from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { faultsOf, openedPdf } from '../../../../scripts/testing/pdf.ts'
import { aPendingReceipt, aReceipt } from '../../../../scripts/testing/receipt.ts'
import { plainDate } from '../../../kit/plain-date.ts'
import { languages, type Language } from '../../../kit/texts.ts'
import { readCanton } from '../../../platform/canton.ts'
import type { Receipt } from '../receipt.ts'
import { ruleTexts } from '../decision-texts.ts'
import { readFonts } from '../../../platform/pdf-fonts.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { wordingIn } from './receipt-wording.ts'

const longName = 'Société coopérative immobilière Müller, Ağaoğlu, Kőszegi et Čapek successeurs SA'
const aFirm = aReceipt({ legalForm: 'legal-entity', name: longName, firstName: '', wish: plainDate(2026, 12, 31) })
const expired = aReceipt({
  rule: 'C7',
  oldDeadline: plainDate(2026, 3, 31),
  newDeadline: plainDate(2026, 3, 31),
  receivedAt: '2026-04-10T18:42:00.000Z',
  text: ruleTexts.expired,
})

const fonts = readFonts()

async function pdfOf(receipt: Receipt, language: Language = 'de', canton = 'musterland'): Promise<Uint8Array> {
  const { site } = await readCanton('cantons', canton)
  return receiptPdf(receipt, { site, fonts, ...wordingIn(language) })
}

/** What a camera reads from the page, drawn in shades of grey. */
function scanned(pdf: Uint8Array): string | undefined {
  const drawn = execFileSync('pdftoppm', ['-r', '150', '-gray', '-singlefile', '-'], { input: pdf, maxBuffer: 64_000_000 })
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(drawn.subarray(0, 40).toString('latin1')) ?? []
  const greys = drawn.subarray(head.length)
  const coloured = new Uint8ClampedArray(greys.length * 4).fill(255)
  for (const [at, grey] of greys.entries()) coloured.fill(grey, at * 4, at * 4 + 3)
  return readCode(coloured, Number(width), Number(height))?.data
}

describe('the receipt as PDF', () => {
  it.each([
    ['de', 'de-CH', 'Bestätigung Fristerstreckung, Steuerperiode 2025'],
    ['fr', 'fr-CH', 'Attestation de prolongation de délai, période fiscale 2025'],
  ] as const)('can be read by everybody, in %s', async (language, locale, title) => {
    expect(await faultsOf(await pdfOf(aReceipt(), language), { title, locale })).toEqual([])
  })

  it('would not pass these checks without its tags', async () => {
    const plain = new Pdf({ size: 'A4' })
    plain.text('Ihre neue Frist').addPage().text('30. November 2026').end()

    expect(await faultsOf(await buffer(plain), { title: 'Bestätigung', locale: 'de-CH' })).toEqual([
      'one page',
      'a title',
      'a language',
      'marked',
      'one H1',
      'cells',
      'a picture with words',
      'nothing unmarked',
      'the mark of PDF/UA',
      'tagged',
      'fonts inside',
    ])
  })

  it('§3.5 says the rows of the result in the order of the page, after what they mean and before how to prove it and whom to ask', async () => {
    const { text } = await openedPdf(await pdfOf(aReceipt()))

    expect(text.replace(/\s+/g, ' ').trim()).toBe(
      'Kanton Musterland Steuerverwaltung Bestätigung Ihres Gesuchs um Fristerstreckung ' +
        'Gesuch als natürliche Person für die Steuerperiode 2025, gewünschte Frist 30.11.2026 ' +
        'Bewilligt Ihre neue Frist: 30. November 2026 bisher 31. März 2026 · 244 Tage mehr Zeit ' +
        'Reichen Sie die Steuererklärung 2025 bis dann ein. etax.musterland.example/personen ' +
        'Resultat Ihrer Fristverlängerung Die Fristerstreckung wurde bewilligt. Neue Frist: 30.11.2026. ' +
        'Alte Frist 31.03.2026 Neue Frist 30.11.2026 Datum des Antrages 10.03.2026, 19:42 ' +
        'Nachname Beispiel Vorname Andrea PID 123456 Steuerperiode 2025 ' +
        'Automatisch entschieden nach Regel D6 (Regelwerk 1-0a1b2c3d). Nicht einverstanden? Wir prüfen den Entscheid persönlich. ' +
        'Beleg prüfen Referenz 25K7-M92Q-X8CV Prüfcode K7M9-2QX8 ' +
        'Ob dieser Beleg echt ist, zeigen Referenz und Prüfcode: fristen.musterland.example/beleg ' +
        'Kontakt Reicht die Zeit nicht? Stellen Sie vorher ein neues Gesuch, oder rufen Sie uns an: ' +
        '041 000 00 00 Mo–Fr 8–12 und 13–17 Uhr steuern@musterland.example ' +
        'Steuerverwaltung Musterland, Amtsgasse 1, 9999 Musterstadt ' +
        'Am 10. März 2026 automatisch erstellt und ohne Unterschrift gültig.',
    )
  })

  it('leads to the page to file, to the one that checks it filled in, to the telephone and to the mail, each with words', async () => {
    const { links } = await openedPdf(await pdfOf(aReceipt()))

    expect(links).toEqual([
      ['https://etax.musterland.example/personen', 'Online einreichen: https://etax.musterland.example/personen'],
      ['https://fristen.musterland.example/beleg#25K7M92QX8CV-K7M92QX8', 'Beleg prüfen auf https://fristen.musterland.example/beleg'],
      ['tel:0410000000', 'Anruf an 041 000 00 00'],
      ['mailto:steuern@musterland.example', 'E-Mail an steuern@musterland.example'],
    ])
  })

  it('speaks the reader’s language first and has the binding German below', async () => {
    const [german, french] = await Promise.all([openedPdf(await pdfOf(aReceipt())), openedPdf(await pdfOf(aReceipt(), 'fr'))])

    expect(german.text).not.toContain('Massgebend')
    const words = french.text.replace(/\s+/g, ' ')
    expect(words).toContain('La version allemande fait foi.')
    expect(words).toContain('La prolongation de délai a été accordée. Nouveau délai : 30.11.2026. Die Fristerstreckung wurde bewilligt.')
    expect(words).toContain('Bewilligt. Ihre neue Frist: 30. November 2026 bisher 31. März 2026 · 244 Tage mehr Zeit Reichen Sie')
  })

  it('in easy German has easy words above and the binding ones below', async () => {
    const { language, text } = await openedPdf(await pdfOf(aReceipt(), 'ls'))

    expect(language).toBe('de-CH-simple')
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /Sie haben jetzt Zeit bis: 30. November 2026.*Massgebend: deutsche Fassung Bewilligt. Ihre neue Frist/,
    )
  })

  it('has a code to scan that opens the check of this receipt, filled in', async () => {
    expect(scanned(await pdfOf(aReceipt()))).toBe('https://fristen.musterland.example/beleg#25K7M92QX8CV-K7M92QX8')
    expect(scanned(await pdfOf(aReceipt({ code: 'K7M92QX9' })))).toContain('#25K7M92QX8CV-K7M92QX9')
  })

  it('names a firm as a firm', async () => {
    const { text } = await openedPdf(await pdfOf(aFirm))

    expect(text.replace(/\s+/g, ' ')).toContain(`Firma ${longName} PID`)
  })

  it('calls a deadline that has ended by its name, and promises no time', async () => {
    const { text } = await openedPdf(await pdfOf(expired))

    expect(text).toContain('Frist abgelaufen')
    expect(text).not.toContain('mehr Zeit')
  })
})

describe('the receipt of a request that is not decided yet', () => {
  it.each([
    ['de', 'de-CH', 'Eingangsbestätigung Fristerstreckung, Steuerperiode 2025', 'Eingegangen'],
    ['fr', 'fr-CH', 'Accusé de réception, prolongation de délai, période fiscale 2025', 'Reçue'],
    ['it', 'it-CH', 'Conferma di ricezione, proroga del termine, periodo fiscale 2025', 'Ricevuta'],
    ['rm', 'rm-CH', 'Conferma da l’arrivada, prolungaziun dal termin, perioda fiscala 2025', 'Arrivada'],
    ['en', 'en', 'Confirmation of receipt, deadline extension, tax period 2025', 'Received'],
  ] as const)('can be read by everybody, in %s', async (language, locale, title, word) => {
    const bytes = await pdfOf(aPendingReceipt(), language)

    expect(await faultsOf(bytes, { title, locale })).toEqual([])
    expect((await openedPdf(bytes)).text).toContain(word)
  })

  it('says when it arrived and how to prove it, and neither a deadline nor a name', async () => {
    const text = (await openedPdf(await pdfOf(aPendingReceipt()))).text.replace(/\s+/g, ' ')

    expect(text).toContain(
      'Eingang Ihres Gesuchs um Fristerstreckung ' +
        'Gesuch als natürliche Person für die Steuerperiode 2025, gewünschte Frist 30.11.2026 ' +
        'Eingegangen Ihr Gesuch ist eingegangen am 10. März 2026 Dieser Tag zählt, auch wenn wir erst später entscheiden. ' +
        'Den Entscheid erhalten Sie per Brief. Bis dahin gilt Ihre jetzige Frist. Resultat Ihrer Fristverlängerung Ihr Gesuch ist am',
    )
    expect(text).toContain(
      'Datum des Antrages 10.03.2026, 19:42 PID 123456 Steuerperiode 2025 Beleg prüfen Referenz 25K7-M92Q-X8CV Prüfcode K7M9-2QX8',
    )
    expect(text).not.toMatch(/Neue Frist|Alte Frist|Nachname|Bewilligt|Regel |bis am/)
  })
})

it('a decision of the canton’s own tax system names no rule of ours', async () => {
  const { text } = await openedPdf(await pdfOf(aReceipt({ rule: 'G' })))

  expect(text).toContain('Automatisch entschieden vom Steuersystem des Kantons.')
  expect(text).not.toContain('Regel G')
})

describe('a receipt with much to say', () => {
  const muchToSay = { name: longName, firstName: longName }

  it.each(languages)('stays on one page with nothing over its footer, in %s', async (language) => {
    for (const canton of ['musterland', 'bergtal'])
      for (const receipt of [aReceipt(muchToSay), { ...expired, ...muchToSay }, aPendingReceipt()]) {
        const bytes = await pdfOf({ ...receipt, text: ruleTexts.expired }, language, canton)

        expect(await footing(bytes)).toEqual({ pages: 1, isClear: true })
      }
  })

  it('is drawn smaller rather than on two pages', async () => {
    const bytes = await pdfOf(aReceipt({ name: longName.repeat(8), firstName: 'ğőč'.repeat(100) }))

    expect(await footing(bytes)).toEqual({ pages: 1, isClear: true })
  })

  /** Whether the last line stands alone at the foot of the only page. */
  async function footing(bytes: Uint8Array) {
    const { pages, heights } = await openedPdf(bytes)
    const [footer = 0, ...others] = heights.toReversed()
    return { pages, isClear: footer > 20 && others.every((height) => height > footer + 14) }
  }
})

describe('the bytes of a receipt', () => {
  it('are the same whenever it is made', async () => {
    const first = await pdfOf(aReceipt())
    const second = await pdfOf(aReceipt())

    expect(Buffer.from(first).equals(second)).toBe(true)
  })

  it('are others for another receipt', async () => {
    const first = await pdfOf(aReceipt())
    const second = await pdfOf(aReceipt({ code: 'K7M92QX9' }))

    expect(Buffer.from(first).equals(second)).toBe(false)
  })
})
