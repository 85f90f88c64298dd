import { describe, expect, it } from 'vitest'
import { openedPdf } from '../../../../scripts/testing/pdf.ts'
import { aReceipt } from '../../../../scripts/testing/receipt.ts'
import { readCanton } from '../../../platform/canton.ts'
import { readFonts, type Font, type Fonts } from '../../../platform/pdf-fonts.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { wordingIn } from './receipt-wording.ts'

const { site } = await readCanton('cantons', 'musterland')

// Both names draw a letter without its dot: the second because that is the letter, the first to make room for the dot that follows.
const typedWithMark = aReceipt({ name: 'i̇pek' })
const withoutDot = aReceipt({ name: 'Kıran' })

const pdfWith = (fonts: Fonts, receipt = aReceipt()) => receiptPdf(receipt, { site, fonts, ...wordingIn('de') })

describe('fonts that many receipts share', () => {
  it('make the same bytes as fonts read for one receipt alone, whatever was printed before', async () => {
    const shared = readFonts()
    await pdfWith(shared, typedWithMark)

    for (const receipt of [withoutDot, aReceipt({ name: 'Öffiﬁ Ağaoğlu' }), aReceipt()]) {
      const alone = await pdfWith(readFonts(), receipt)
      expect(Buffer.from(await pdfWith(shared, receipt)).equals(alone)).toBe(true)
    }
  })

  it('read out the letters of each name as they are', async () => {
    const shared = readFonts()
    await pdfWith(shared, typedWithMark)

    expect((await openedPdf(await pdfWith(shared, withoutDot))).text).toContain('Kıran')
  })

  it('would read out those of another name if the glyphs were shared too', async () => {
    const shared = readFonts()
    layOut(shared.semibold, typedWithMark.name)

    expect((await openedPdf(await pdfWith(shared, withoutDot))).text).toContain('Kiran')
  })

  it('are read by each receipt for itself where the library keeps them elsewhere', async () => {
    const { regular, semibold } = readFonts()
    const files = { regular: { ...regular, parsed: undefined }, semibold: { ...semibold, parsed: undefined } }

    expect(Buffer.from(await pdfWith(files)).equals(await pdfWith(readFonts()))).toBe(true)
  })

  /** A font that has laid out text itself, and not for one document, keeps its glyphs for all that follow. */
  function layOut({ parsed }: Font, text: string): void {
    if (parsed && 'layout' in parsed && typeof parsed.layout === 'function') parsed.layout(text)
  }
})
