import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import Pdf from 'pdfkit'
import { ZipFile } from 'yazl'

// Small papers of a trust company, each a real file that the usual programs open.

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

async function zipped(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path)
  zip.end()
  return buffer(zip.outputStream as Readable) // what Node makes of it
}

function contentTypes(part: string, type: string): string {
  return `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`
}

function mainPart(target: string): string {
  return `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="${target}"/></Relationships>`
}

/** A text document of plain paragraphs. */
export async function docxOf(paragraphs: readonly string[]): Promise<Buffer> {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('')
  return zipped({
    '[Content_Types].xml': contentTypes('/word/document.xml', 'wordprocessingml.document'),
    '_rels/.rels': mainPart('word/document.xml'),
    'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  })
}

/** A spreadsheet of one sheet. */
export async function xlsxOf(rows: readonly (readonly (string | number)[])[], title = 'Sheet 1'): Promise<Buffer> {
  const cell = (value: string | number): string =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
  const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const sheetType =
    '<Override PartName="/xl/sheet.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>'
  return zipped({
    '[Content_Types].xml': contentTypes('/xl/workbook.xml', 'spreadsheetml.sheet').replace('</Types>', sheetType),
    '_rels/.rels': mainPart('xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="s1" Type="${office}/worksheet" Target="sheet.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="${title}" sheetId="1" r:id="s1"/></sheets></workbook>`,
    'xl/sheet.xml': `${xml}<worksheet xmlns="${spreadsheet}"><sheetData>${sheet}</sheetData></worksheet>`,
  })
}

/** A page to read. */
export async function pdfOf(title: string, paragraphs: readonly string[]): Promise<Buffer> {
  const paper = new Pdf({ size: 'A4', margin: 72, info: { Title: title } })
  paper.font('Helvetica-Bold').fontSize(20).text(title).moveDown()
  paper.font('Helvetica').fontSize(11)
  for (const text of paragraphs) paper.text(text, { lineGap: 3 }).moveDown()
  paper.end()
  return buffer(paper)
}
