import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '../kit/problem.ts'
import { createMetrics } from './metrics.ts'
import { answerUnknownPaths, mountFiles, mountOneClick, mountPages, mountPlainForm, type PageAsked } from './pages.ts'
import { createServer } from './server.ts'

const app = createServer({ log: () => {}, metrics: createMetrics() })

beforeAll(async () => {
  const folder = await mkdtemp(`${tmpdir()}/pages-`)
  await mkdir(`${folder}/assets`)
  await writeFile(`${folder}/theme.js`, 'plain')
  await writeFile(`${folder}/assets/a-1.js`, 'plain')
  await writeFile(`${folder}/assets/a-1.js.br`, 'small')
  await mountFiles(app, folder)
  const show = async (asked: PageAsked) => {
    if (asked.search === '?broken') throw new Problem('unavailable', 'away')
    return { html: JSON.stringify(asked), ...(asked.search === '?lang=fr' ? { language: 'fr' } : {}) }
  }
  const pages = { show, missing: show, broken: () => ({ html: 'empty' }) }
  mountPages(app, pages, ['/', '/info'])
  answerUnknownPaths(app, pages)
  mountOneClick(app, '/stop', { answer: async ({ search }) => ({ html: search }) })
  mountPlainForm(app, '/form', {
    answer: async (_asked, fields) => {
      if (fields['wish'] === 'broken') throw new Problem('unavailable', 'away')
      return fields['wish'] === 'there' ? { redirect: '/info' } : { html: JSON.stringify(fields), status: 422 }
    },
    failed: async (_asked, _fields, { message }) => ({ html: message }),
  })
})

describe('the pages', () => {
  it('know their path, what was asked and the cookies', async () => {
    const { body } = await app.inject({ url: '/info?lang=de', headers: { cookie: 'language=fr', 'accept-language': 'it' } })

    expect(JSON.parse(body)).toEqual({ path: '/info', search: '?lang=de', cookies: 'language=fr', accepted: 'it' })
  })

  it('are as small as their reader can take them', async () => {
    const encoding = async (accepted: string) =>
      (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).headers['content-encoding']

    expect([await encoding('gzip, br'), await encoding('gzip'), await encoding('identity')]).toEqual(['br', 'gzip', undefined])
  })

  it('leave the making to their script where the server cannot make them', async () => {
    const reply = await app.inject('/info?broken')

    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([503, 'text/html; charset=utf-8', 'empty'])
  })

  it('remember a language that the address names', async () => {
    expect((await app.inject('/?lang=fr')).headers['set-cookie']).toContain('language=fr;')
    expect((await app.inject('/')).headers['set-cookie']).toBeUndefined()
  })

  it('are never kept, while files named after their content are kept for a year', async () => {
    const kept = async (url: string) => (await app.inject(url)).headers['cache-control']

    expect(await kept('/info')).toBe('no-store')
    expect(await kept('/assets/a-1.js')).toBe('public, max-age=31536000, immutable')
    expect(await kept('/theme.js')).toBe('no-cache')
  })

  it('send the compressed copy to browsers that take it', async () => {
    const small = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br' } })
    const plain = await app.inject('/assets/a-1.js')

    expect([small.body, small.headers['content-encoding'], plain.body]).toEqual(['small', 'br', 'plain'])
  })

  it('answer 404 where there is none: as a page to people, as a problem to programs', async () => {
    const person = await app.inject({ url: '/nowhere', headers: { accept: 'text/html' } })
    const program = await app.inject({ url: '/nowhere', headers: { accept: 'application/json' } })

    expect([person.statusCode, person.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect([program.statusCode, program.json()]).toEqual([404, { code: 'not-found', message: 'There is nothing at this address.' }])
  })

  it('let nobody out of their folder', async () => {
    for (const url of ['/../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/.vite/manifest.json']) {
      expect((await app.inject(url)).statusCode).toBe(404)
    }
  })
})

describe('a form of a page without script', () => {
  const send = (wish: string) =>
    app.inject({
      method: 'POST',
      url: '/form',
      payload: new URLSearchParams({ wish }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  it('is answered by a page or sends its reader on', async () => {
    const [shown, sent] = [await send('here'), await send('there')]

    expect([shown.statusCode, JSON.parse(shown.body)]).toEqual([422, { wish: 'here' }])
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/info'])
  })

  it('is answered by a page also when something breaks', async () => {
    const reply = await send('broken')

    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([503, 'text/html; charset=utf-8', 'away'])
  })
})

describe('one click in a mail program', () => {
  const body = 'List-Unsubscribe=One-Click'
  const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'

  it.each([
    ['application/x-www-form-urlencoded', body],
    ['multipart/form-data; boundary=b', parts],
  ])('is taken as %s, whatever stands in it', async (type, payload) => {
    const reply = await app.inject({ method: 'POST', url: '/stop?code=a', payload, headers: { 'content-type': type } })

    expect([reply.statusCode, reply.body]).toEqual([200, '?code=a'])
  })

  it('other forms take no files', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }

    expect((await app.inject({ method: 'POST', url: '/form', payload: parts, headers })).statusCode).toBeGreaterThanOrEqual(400)
  })
})
