import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { policies } from '../../access/policies.ts'
import type { World } from '../../access/world.ts'
import { projectPath } from '../../../src/main/project.ts'
import { payloads } from './payloads.ts'
import type { Schema } from '../../fuzz/operations.ts'
import { asNew, packed, textPlaces, withText, type TextPlace } from './text-places.ts'

type Operation = { readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> } }
type Api = { readonly paths: Readonly<Record<string, { readonly post?: Operation }>> }
type Stored = { readonly places: number; readonly texts: number; readonly untouched: readonly string[] }
export type Caller = { readonly address: string; readonly headers: Readonly<Record<string, string>> }

// Nothing of this keeps a text, or it takes away what the others keep.
const passedOver =
  /remove|delete|leave|sign-out|undo|unsend|merge|withdraw|empty-bin|end-feed|members|office|BusinessAPI|provider|register|files\/|upload|switch|invitations|restore|move|order|read$|here$|vote$|copy/
const mostAtOnce = 3000
const mostPacks = 16

/** Puts the texts into every field of every call that keeps one, over the real API. */
export async function storeEverywhere(caller: Caller, world: World): Promise<Stored> {
  const { paths } = JSON.parse(readFileSync(projectPath('docs/openapi.json'), 'utf8')) as Api // printed from the contract
  let [places, texts] = [0, 0]
  const untouched: string[] = []
  for (const [path, { post: operation }] of Object.entries(paths)) {
    const schema = operation?.requestBody?.content['application/json']?.schema
    const policy = policies[`POST ${path}`]
    if (!schema || !policy || passedOver.test(path)) continue
    const input = (): unknown => policy.inputs(world, 'admin').own
    const all = textPlaces(schema)
    // All at once first: some calls take a change only once, because they count versions.
    const isWhole = await post(
      caller,
      path,
      all.reduce((whole, place) => withText(whole, schema, place.path, firstPack(place)), input()),
    )
    for (const place of all) {
      const kept = await keepPacks(caller, path, place, (text) => withText(input(), schema, place.path, text))
      places += Number(kept > 0 || isWhole)
      texts += kept + Number(isWhole)
      if (kept === 0 && !isWhole) untouched.push(`${path} ${place.path.join('.')}`)
    }
  }
  return { places, texts, untouched }
}

const firstPack = ({ most }: TextPlace): string => packed(payloads, Math.min(most, 400))[0] ?? ''

/** As many texts as the place takes, one call after the other; tells how many were taken. */
async function keepPacks(caller: Caller, path: string, { most }: TextPlace, inputWith: (text: string) => unknown): Promise<number> {
  let kept = 0
  for (const pack of packed(payloads, Math.min(most, mostAtOnce)).slice(0, mostPacks)) {
    const input = inputWith(pack)
    const isKept = (await post(caller, path, input)) || (await post(caller, path, asNew(input)))
    if (!isKept && kept === 0) return 0
    kept += Number(isKept)
  }
  return kept
}

export async function post({ address, headers }: Caller, path: string, input: unknown): Promise<boolean> {
  const body = JSON.stringify(input)
  const reply = await fetch(`${address}${path}`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })
  await reply.arrayBuffer()
  return reply.ok
}

/** Each text by itself in a mail, and a dozen at a time in articles, questions and lessons: what is shown as HTML. */
export async function storeHtml(caller: Caller, world: World): Promise<number> {
  const { helpSection, helpQuestion, helpArticle, course } = world.own.things
  const dozens = Array.from({ length: Math.ceil(payloads.length / 12) }, (_, at) => payloads.slice(at * 12, at * 12 + 12))
  let kept = await importMails(caller)
  for (const [number, dozen] of dozens.entries()) {
    const entry = {
      title: `Attack ${number}`,
      content: dozen.map((each) => `<p>attack</p>${each}`).join(''),
      language: 'en',
      isFeatured: false,
    }
    const id = number === 0 ? helpArticle : number === 1 ? helpQuestion : randomUUID()
    if (!(await post(caller, '/api/help/save', { entry: { ...entry, id, sectionId: helpSection } }))) continue
    if (await post(caller, '/api/help/publish', { id })) kept += 1
  }
  const steps = dozens.map((dozen, number) => ({ title: `Attack ${number}`, content: dozen.join('<p>attack</p>') }))
  if (await post(caller, '/api/academy-app/course/save', { id: course, title: 'Attack', category: 'web', length: 5, steps }))
    kept += steps.length
  return kept
}

async function importMails(caller: Caller): Promise<number> {
  const mails = payloads.map((payload, number) =>
    [
      'From a@b.ch Mon Mar  2 08:00:00 2026',
      `Message-ID: <attack-${number}@example.com>`,
      `From: "${headerText(payload)}" <a@example.com>`,
      'To: anna@example.com',
      `Subject: ${number} ${headerText(payload)}`,
      'Date: Mon, 02 Mar 2026 08:00:00 +0000',
      'MIME-Version: 1.0',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(`<p>attack ${number}</p>${payload}`).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
      '',
      '',
    ].join('\r\n'),
  )
  const content = Buffer.from(mails.join(''))
  const pieces = 512 * 1024
  const begun = await fetch(`${caller.address}/api/files/begin`, {
    method: 'POST',
    headers: { ...caller.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'attack.mbox', type: 'application/mbox', size: content.length, isPrivate: true }),
  })
  const { fileId } = (await begun.json()) as { fileId: string } // by its contract
  for (let number = 0; number * pieces < content.length; number += 1) {
    const body = content.subarray(number * pieces, (number + 1) * pieces)
    await fetch(`${caller.address}/api/files/piece?fileId=${fileId}&number=${number}`, {
      method: 'POST',
      headers: { ...caller.headers, 'content-type': 'application/octet-stream' },
      body,
    })
  }
  return (await post(caller, '/api/mail-app/import-mails', { importId: randomUUID(), fileId })) ? payloads.length : 0
}

/** What a line of a head can hold. */
const headerText = (payload: string): string => payload.replaceAll(/[^ -~]|["\\]/g, "'").slice(0, 300)
