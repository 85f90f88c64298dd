import { createRequire } from 'node:module'
import Pdf from 'pdfkit'

/** The fonts of our papers, read once and used by many. */
export type Fonts = { readonly regular: Font; readonly semibold: Font }
export type Font = { readonly file: string; readonly parsed: object | undefined }

const packages = createRequire(import.meta.url)

/** Reading the tables of a font takes longer than everything else on the page. */
export function readFonts(): Fonts {
  return {
    regular: readFont('@expo-google-fonts/mulish/400Regular/Mulish_400Regular.ttf'),
    semibold: readFont('@expo-google-fonts/mulish/600SemiBold/Mulish_600SemiBold.ttf'),
  }
}

function readFont(name: string): Font {
  const file = packages.resolve(name)
  // NOTE the published types do not know where a document keeps its font. Should it move, each paper reads the file for itself.
  const { _font } = new Pdf({ font: file }) as { readonly _font?: { readonly font?: object } }
  const parsed = _font?.font
  return { file, parsed: parsed && '_glyphs' in parsed ? parsed : undefined }
}

/**
 * The font for one document: tables shared, glyphs its own. A glyph remembers the letter it was first used for,
 * so that after one «i̇» every later «ı» of other people would be read out as «i».
 */
export function fontForOne({ file, parsed }: Font): string {
  if (parsed === undefined) return file
  const view: unknown = Object.create(parsed, { _glyphs: { value: {} } })
  return view as string // the library takes a parsed font wherever it takes the path of one; its published types do not know it yet
}
