import Pdf from 'pdfkit'
import { fontForOne, type Fonts } from './pdf-fonts.ts'

/** The edges within which an A4 page is written, in points. */
const edges = { left: 56, right: 539, top: 44, bottom: 842 }

/** One page in the making. Whatever is written hangs at its place in the tree that a screen reader follows. */
export type Page = {
  readonly document: PDFKit.PDFDocument
  readonly root: PDFKit.PDFStructureElement
  readonly edges: typeof edges
  /** Below 1 everything is drawn smaller, so that more fits between the edges. */
  readonly scale: number
}

export type Style = { readonly font: 'regular' | 'semibold'; readonly size: number; readonly color: string; readonly spacing?: number }
export type Place = { readonly x: number; readonly y: number; readonly width: number; readonly align?: 'right' | 'center' }

// NOTE the published types know neither the scope of a header cell nor the box of a figure.
type Tagging = PDFKit.Mixins.StructureElementOptions & {
  readonly scope?: 'Row' | 'Column'
  readonly bbox?: readonly number[]
}

const lineGap = 1.5
// Text that knows its height never begins a second page; whoever draws sees to it that all fits on one.
const endless = 100_000

// NOTE the published types do not know this subset yet.
const forEverybody: object = { subset: 'PDF/UA' }

type Sheet = {
  readonly title: string
  readonly locale: string
  readonly createdAt: Date
  readonly scale: number
  readonly fonts: Fonts
}

/** An empty page of a document for everybody (PDF/UA). Its date is given, so that the same content makes the same file. */
export function newPage({ title, locale, createdAt, scale, fonts }: Sheet): Page {
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    ...forEverybody,
    tagged: true,
    displayTitle: true,
    lang: locale,
    // None to begin with, or the library would load one that we do not use.
    font: '',
    info: { Title: title, Creator: 'eFristerstreckung', CreationDate: createdAt },
  })
  document.registerFont('regular', fontForOne(fonts.regular)).registerFont('semibold', fontForOne(fonts.semibold)).font('regular')
  const root = document.struct('Document')
  document.addStructure(root)
  document.scale(scale)
  const { left, right, top, bottom } = edges
  return { document, root, scale, edges: { left: left / scale, right: right / scale, top: top / scale, bottom: bottom / scale } }
}

/** Goes on at the top of a new page; the tree of what is written goes on too. */
export function turnPage({ document, scale }: Page): void {
  document.addPage()
  document.scale(scale)
}

/** Adds an empty element, to be filled with others. */
export function element(page: Page, parent: PDFKit.PDFStructureElement, tag: string, tagging: Tagging = {}): PDFKit.PDFStructureElement {
  const added = page.document.struct(tag, tagging)
  parent.add(added)
  return added
}

/** Writes a text as an element of its own. Says where it ends. */
export function write(
  page: Page,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  text: string,
  place: Place,
  style: Style,
  tagging: Tagging = {},
): number {
  element(page, parent, tag, tagging).add(() => print(page, text, place, style))
  return page.document.y
}

/** Writes a text that leads to an address, in the middle of its parent. */
export function writeLink(
  page: Page,
  parent: PDFKit.PDFStructureElement,
  link: { readonly text: string; readonly url: string; readonly meaning: string },
  place: Place,
  style: Style,
): number {
  const { document } = page
  const structParent = element(page, parent, 'Link')
  structParent.add(() => print(page, link.text, place, style))
  const width = document.widthOfString(link.text, { characterSpacing: style.spacing ?? 0 })
  const box = [place.x, place.y, Math.min(width, place.width), document.y - place.y] as const
  // A plain string would become a name in the file; the library tells texts by their being String objects.
  const options = { Contents: Object(link.meaning) as string, structParent }
  document.link(...box, link.url, options)
  return document.y
}

/** Prints within an element that is already open. */
export function print({ document }: Page, text: string, { x, y, width, align }: Place, style: Style): void {
  choose(document, style).fillColor(style.color)
  const aligned = align === undefined ? {} : { align }
  document.text(text.normalize('NFC'), x, y, { width, height: endless, lineGap, characterSpacing: style.spacing ?? 0, ...aligned })
}

export function heightOf({ document }: Page, text: string, width: number, style: Style): number {
  return choose(document, style).heightOfString(text.normalize('NFC'), {
    width,
    height: endless,
    lineGap,
    characterSpacing: style.spacing ?? 0,
  })
}

/** Draws what a screen reader passes over. */
export function decorate({ document }: Page, draw: (document: PDFKit.PDFDocument) => void): void {
  document.markContent('Artifact', { type: 'Layout' })
  document.save()
  draw(document)
  document.restore()
  document.endMarkedContent()
}

function choose(document: PDFKit.PDFDocument, { font, size }: Style): PDFKit.PDFDocument {
  return document.font(font).fontSize(size)
}
