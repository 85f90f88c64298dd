import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { projectPath } from '../src/main/project.ts'

// Puts a compressed copy beside each text file of the browser build; the server sends whichever the browser takes.
const dist = projectPath('dist')
const files = (await readdir(dist, { recursive: true })).filter((name) => /\.(js|css|svg)$/.test(name))
for (const file of files) {
  const text = await readFile(`${dist}/${file}`)
  await writeFile(`${dist}/${file}.gz`, await promisify(gzip)(text, { level: 9 }))
  await writeFile(`${dist}/${file}.br`, await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}
