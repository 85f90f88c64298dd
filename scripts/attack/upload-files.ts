import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { hostileFiles, hostileNames } from '../../src/features/file-manager/server/hostile-files.ts'
import { uploadPieceBytes } from '../../src/features/file-manager/contract.ts'
import { target } from './html/payloads.ts'
import type { Caller } from './html/store.ts'

export type HostileFile = { readonly name: string; readonly content: Uint8Array }

const call = `fetch('${target}')`
const page = `<!doctype html><script>${call};alert(1)</script>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${call}"><script>${call}</script><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="${target}"/></foreignObject></svg>`
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const gifScript = Buffer.concat([Buffer.from(`GIF89a/*`, 'latin1'), Buffer.alloc(20), Buffer.from(`*/=1;${call}//`)])
const pdf = `%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert\\(1\\);this.submitForm\\('${target}'\\))>>>>endobj\ntrailer<</Root 1 0 R>>`
const mhtml = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n${page}\r\n--x--`
const xhtml = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>${call}</script></html>`
const xslt = `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="data:text/xml,${encodeURIComponent(`<x:stylesheet version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:template match="/"><script xmlns="http://www.w3.org/1999/xhtml">${call}</script></x:template></x:stylesheet>`)}"?><a/>`
const contents: Readonly<Record<string, Uint8Array | string>> = {
  page,
  svg,
  'svg with a head': `<?xml version="1.0"?><!DOCTYPE svg>${svg}`,
  'picture and page': Buffer.concat([png, Buffer.from(page)]),
  'picture and script': gifScript,
  'paper with script': pdf,
  'paper and page': `${pdf}\n${page}`,
  mhtml,
  xhtml,
  xslt,
  'page in UTF-7': `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
  'page in UTF-16': Buffer.from(`\uFEFF${page}`, 'utf16le'),
  'compressed page': gzipSync(page),
  'script module': `export default ${call}`,
  style: `@import '${target}';*{background:url(${target})}`,
  'list of videos': `#EXTM3U\n#EXTINF:1,\n${target}\n`,
  'address file': `[InternetShortcut]\nURL=${target}`,
  'event file': `BEGIN:VCALENDAR\nBEGIN:VEVENT\nATTACH:${target}\nURL:javascript:${call}\nEND:VEVENT\nEND:VCALENDAR`,
}
const endings = ['png', 'svg', 'pdf', 'html', 'txt', 'xml', 'js', 'html.png', 'php.jpg', '']

/** Files that would run, ask or redirect where a server hands them out as what they claim: polyglots under every ending, and what issue 9 collected. */
export const files: readonly HostileFile[] = [
  ...Object.entries(contents).flatMap(([what, content]) =>
    endings.map((ending) => ({ name: `${what}.${ending}`, content: Buffer.from(content as string) })),
  ), // texts and bytes alike
  ...hostileFiles.map(({ name, content }, at) => ({ name: `${at} ${name}`, content: Buffer.from(content as string) })), // the same
  ...hostileNames.map(({ name }) => ({ name, content: Buffer.from(page) })),
]

/** Sends a file as browsers do; tells its id, or nothing where it is refused. */
export async function upload({ address, headers }: Caller, { name, content }: HostileFile): Promise<string | undefined> {
  const uploadId = randomUUID()
  const post = async (path: string, input: unknown): Promise<{ readonly id?: string } | undefined> => {
    const reply = await fetch(`${address}/api/file-manager-app/upload/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    return reply.ok ? ((await reply.json()) as { id?: string }) : void (await reply.arrayBuffer()) // by its contract
  }
  if (!(await post('begin', { uploadId, name, parentId: null, size: content.length, conflict: 'keep-both' }))) return undefined
  for (let number = 0; number * uploadPieceBytes < content.length; number += 1) {
    const body = content.subarray(number * uploadPieceBytes, (number + 1) * uploadPieceBytes)
    const way = `${address}/api/file-manager-app/upload/piece?uploadId=${uploadId}&number=${number}`
    await (
      await fetch(way, { method: 'POST', headers: { ...headers, 'content-type': 'application/octet-stream' }, body: Buffer.from(body) })
    ).arrayBuffer()
  }
  return (await post('finish', { uploadId }))?.id
}
