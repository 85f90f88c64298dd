import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getDocument, OPS, VerbosityLevel, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

const run = promisify(execFile)

/** What keeps a one-page file from being readable by everybody; nothing when all is well. */
export async function faultsOf(bytes: Uint8Array, { title, locale }: { readonly title: string; readonly locale: string }) {
  const seen = await openedPdf(bytes)
  const { qpdf, pdfinfo, fonts } = await toolsSay(bytes)
  const roles = seen.nodes.map(({ role }) => role)
  const countOf = (wanted: string): number => roles.filter((role) => role === wanted).length
  const checks = {
    'one page': seen.pages === 1,
    A4: seen.size.join() === '0,0,595,842',
    'a title': seen.title === title,
    'a language': seen.language === locale,
    marked: seen.isMarked,
    'one H1': countOf('H1') === 1,
    cells: countOf('TH') > 0 && countOf('TH') === countOf('TD'),
    'a picture with words': seen.nodes.some(({ role, alt }) => role === 'Figure' && alt),
    'nothing unmarked': seen.unmarked === 0,
    'the mark of PDF/UA': Buffer.from(bytes).includes('<pdfuaid:part>1</pdfuaid:part>'),
    sound: qpdf.includes('No syntax or stream encoding errors found'),
    tagged: /^Tagged:\s+yes$/m.test(pdfinfo),
    'fonts inside': fonts.every((line) => /\syes yes yes\s/.test(line)),
  }
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]))
}

type Node = { readonly role?: string; readonly alt?: string; readonly children?: readonly Node[] }

type Link = { readonly url?: string; readonly contentsObj?: { readonly str: string } }

/** What a reader of the file learns about it. */
export async function openedPdf(bytes: Uint8Array) {
  // The reader takes the bytes it is given away, so it gets its own.
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS }).promise
  const page = await document.getPage(1)
  const items = (await page.getTextContent()).items.filter((item) => 'str' in item)
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } } // the two fields we look at
  const marks: unknown = await document.getMarkInfo()
  return {
    pages: document.numPages,
    size: page.view.map(Math.round),
    text: items.map(({ str, hasEOL }) => `${str}${hasEOL ? ' ' : ''}`).join(''),
    heights: items.filter(({ str }) => str.trim()).map(({ transform }) => Number(transform[5])),
    nodes: nodesOf((await page.getStructTree()) as Node | null), // the fields of a node we look at
    title: info.Title,
    language: info.Language,
    isMarked: marks instanceof Map && marks.get('Marked') === true,
    unmarked: await unmarked(page),
    links: ((await page.getAnnotations()) as readonly Link[]).map(({ url, contentsObj }) => [url, contentsObj?.str]), // ours are all links
  }
}

function nodesOf(node: Node | null): readonly Node[] {
  return node ? [node, ...(node.children ?? []).flatMap(nodesOf)] : []
}

/** How often something is drawn that belongs neither to the tree nor to the decoration. */
async function unmarked(page: PDFPageProxy): Promise<number> {
  const { fnArray } = await page.getOperatorList()
  let depth = 0
  let count = 0
  for (const operator of fnArray) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1
    if (operator === OPS.endMarkedContent) depth -= 1
    if (depth === 0 && (operator === OPS.showText || operator === OPS.constructPath)) count += 1
  }
  return count
}

async function toolsSay(bytes: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'))
  try {
    const file = join(folder, 'checked.pdf')
    await writeFile(file, bytes)
    const [qpdf, pdfinfo, fonts] = await Promise.all([run('qpdf', ['--check', file]), run('pdfinfo', [file]), run('pdffonts', [file])])
    // Two lines of headings come first, and the last is empty.
    return { qpdf: qpdf.stdout, pdfinfo: pdfinfo.stdout, fonts: fonts.stdout.split('\n').slice(2, -1) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
