import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { musterland } from '../../scripts/testing/cantons.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { curlOf, failingExamples, publicCalls, type Example } from '../features/extension/public-calls.ts'
import { plainDate } from '../kit/plain-date.ts'
import type { Route } from '../platform/http.ts'
import { describeApi, describePublicApi, publicCallNames } from './api-docs.ts'
import { contractRoutes } from './contract-routes.ts'

const [today, filing] = [plainDate(2026, 3, 10), musterland.site.filing]
const calls = publicCalls(today, filing)

let server: TestServer
let routes: readonly Route[]
let origin: string
beforeAll(async () => {
  server = await aServer()
  routes = await contractRoutes()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.app.close())

describe('the calls for outsiders', () => {
  it('are open to everybody, and the same on the page and in the contract for tools', () => {
    const open = routes.filter(({ endpoint }) => endpoint.access === 'public').map(({ endpoint: { method, path } }) => `${method} ${path}`)
    const { paths } = describePublicApi(routes)

    expect(calls.map(({ example: { method, path } }) => `${method} ${path}`)).toEqual(publicCallNames)
    expect(open).toEqual(expect.arrayContaining([...publicCallNames]))
    expect(Object.keys(paths).toSorted()).toEqual(calls.map(({ example }) => example.path).toSorted())
  })

  it('are few of all: the contract for integrators has the rest', async () => {
    const [all, few] = await Promise.all(['/api/openapi.json', '/api/docs/openapi.json'].map((path) => fetch(`${origin}${path}`)))

    expect(await all?.json()).toEqual(describeApi(routes))
    expect(await few?.json()).toEqual(describePublicApi(routes))
  })

  it.each(calls)('have on the page every field of the contract and no other: $id', ({ example: { path, method }, input, output }) => {
    const operation = describeApi(routes).paths[path]?.[method.toLowerCase()]
    const accepted = namesIn(operation?.requestBody?.content['application/json']?.schema)
    const received = namesIn(operation?.responses['200']?.content['application/json']?.schema)

    expect(input.toSorted()).toEqual(accepted)
    // The others are long or files: their example and the contract for tools tell the rest.
    expect(output.length > 1 ? output.toSorted() : received).toEqual(received)
  })
})

describe('the examples of the page, sent as they stand', () => {
  it('work one after the other: a request is granted, and its receipt is genuine and can be fetched', async () => {
    const [asked, ...others] = calls.map(({ example }) => example)
    if (!asked) throw new Error('there is no example')

    const first = await sent(asked)
    await giveExampleReference(first.json)
    const rest = []
    for (const example of others) rest.push(await sent(example))

    expect(told(first, asked)).toEqual(expected(asked))
    expect(rest.map((reply, at) => told(reply, others[at]))).toMatchObject(others.map(expected))
    expect(rest.map(({ type }) => type.split(';')[0])).toEqual([
      'application/json',
      'application/pdf',
      'text/calendar',
      'application/json',
      'application/json',
    ])
  })

  it('of a request that is wrong, and of a person who is not found, are answered as the page says', async () => {
    for (const example of failingExamples(today, filing)) {
      const reply = await sent(example)

      expect(told(reply, example)).toEqual(expected(example))
    }
  })

  it('with the same key bring the same answer, and another request under it is refused', async () => {
    const asked = calls[0]?.example
    if (!asked) throw new Error('there is no example')
    const own = { ...asked, key: 'a-key-of-this-one-test', body: { ...asked.body, Wunschfrist: '2026-10-30' } }

    const [once, again] = [await sent(own), await sent(own)]
    const other = await sent({ ...own, body: { ...own.body, Wunschfrist: '2026-10-31' } })

    expect(again.json).toEqual(once.json)
    expect([other.status, other.json]).toMatchObject([422, { code: 'key-reused' }])
  })
})

/** Names of fields that hold values, whatever they are wrapped in. */
function namesIn(schema: unknown): readonly string[] {
  const names = new Set<string>()
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const { properties, anyOf, oneOf } = part as { properties?: Record<string, object>; anyOf?: unknown[]; oneOf?: unknown[] }
    for (const [name, inner] of Object.entries(properties ?? {})) {
      if ('properties' in inner) walk(inner)
      else names.add(name)
    }
    for (const one of [...(anyOf ?? []), ...(oneOf ?? [])]) walk(one)
  }
  walk(schema)
  return [...names].toSorted((one, other) => one.localeCompare(other))
}

type Reply = { readonly status: number; readonly type: string; readonly json: unknown }

/** Does what the shown command says, word by word. */
async function sent(example: Example): Promise<Reply> {
  const command = curlOf(example, origin).replaceAll('\\\n', ' ')
  const [program, url = '', ...options] = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  expect([program, new URL(url).origin]).toEqual(['curl', origin])
  const values = (name: string): readonly string[] => options.filter((_, at) => options[at - 1] === name)
  const headers = values('-H').map((line) => line.split(': ') as [string, string]) // a header is a name and a value
  const [body] = values('-d')
  const reply = await fetch(url, { headers, ...(body === undefined ? {} : { method: 'POST', body }) })
  const type = reply.headers.get('content-type') ?? ''
  return { status: reply.status, type, json: type.startsWith('application/json') ? await reply.json() : undefined }
}

// What differs from one installation and one request to the next.
const varying = ['Referenz', 'Pruefcode', 'Regelwerk', 'Version', 'version', 'checkedAt']

function steady(answer: unknown): unknown {
  const text = JSON.stringify(answer, (name, value: unknown) => (varying.includes(name) ? 'varies' : value))
  return text === undefined ? undefined : JSON.parse(text)
}

/** An answer as the page shows it: of a long one only the rules that the page shows. */
function told({ status, json }: Reply, example: Example | undefined): object {
  const { Regeln: shownRules }: { readonly Regeln?: readonly { readonly Code: string }[] } = example?.answer ?? {}
  const shown = shownRules?.map(({ Code }) => Code)
  const cut = shown
    ? { ...(json as object), Regeln: (json as { Regeln: { Code: string }[] }).Regeln.filter(({ Code }) => shown.includes(Code)) }
    : json
  return { status, answer: steady(cut) }
}

function expected({ status, answer }: Example): object {
  return { status, answer: steady(answer) }
}

/** Gives the request that was just made the reference and the code of the page, which are made by chance otherwise. */
async function giveExampleReference(answer: unknown): Promise<void> {
  const { Referenz } = (answer as { BackEndData: { Referenz: string } }).BackEndData // as the contract says
  const { Referenz: wanted, Pruefcode }: { readonly Referenz?: string; readonly Pruefcode?: string } = calls[1]?.example.body ?? {}
  await server.database.owner.query('update extension.request set reference = $2, code = $3 where reference = $1', [
    Referenz,
    wanted,
    Pruefcode,
  ])
}
