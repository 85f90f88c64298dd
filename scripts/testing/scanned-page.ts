import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import readQr from 'jsqr'

const run = promisify(execFile)

/** Lends a file with these bytes to whoever works on it. */
export async function withFile<Answer>(bytes: Uint8Array, act: (file: string, folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'scanned-'))
  try {
    const file = join(folder, 'paper.pdf')
    await writeFile(file, bytes)
    return await act(file, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

// The payment part is the lowest 105 mm of A4; at 200 dots per inch the page is 2339 dots high.
const lowest = ['-gray', '-r', '200', '-y', '1512', '-H', '827']

/** What a banking app reads from the bottom of a printed page. */
export function scanned(bytes: Uint8Array, page = 1): Promise<string | undefined> {
  return withFile(bytes, async (file, folder) => {
    await run('pdftoppm', [...lowest, '-f', String(page), '-l', String(page), '-singlefile', file, join(folder, 'page')])
    const pgm = await readFile(join(folder, 'page.pgm'))
    const [, width = '0', height = '0'] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 40).toString('latin1')) ?? []
    const grey = pgm.subarray(pgm.length - Number(width) * Number(height))
    const colours = new Uint8ClampedArray(grey.length * 4)
    for (const [at, shade] of grey.entries()) colours.fill(shade, at * 4, at * 4 + 4)
    return readQr(colours, Number(width), Number(height))?.data
  })
}

/** The words of a file, page by page. */
export function pageTexts(bytes: Uint8Array): Promise<readonly string[]> {
  return withFile(bytes, async (file) => (await run('pdftotext', ['-layout', file, '-'])).stdout.split('\f').slice(0, -1))
}
