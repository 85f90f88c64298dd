import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { beforeAll, describe, expect, it } from 'vitest'
import { siteBlock } from '../main/site-block.ts'
import { createMetrics } from './metrics.ts'
import { mountPages } from './pages.ts'
import { createServer } from './server.ts'

const site = { name: 'Kanton </script><b>', office: 'o', phone: 'p', hours: 'h', email: 'a@b.example', address: 'a' }
const app = createServer({ log: () => {}, metrics: createMetrics() })

beforeAll(async () => {
  const folder = await mkdtemp(`${tmpdir()}/pages-`)
  await mkdir(`${folder}/assets`)
  await writeFile(`${folder}/index.html`, '<html><!--site--></html>')
  await writeFile(`${folder}/theme.js`, 'plain')
  await writeFile(`${folder}/assets/a-1.js`, 'plain')
  await writeFile(`${folder}/assets/a-1.js.br`, 'small')
  await mountPages(app, { folder, paths: ['/', '/info'], siteBlock: siteBlock(site) })
})

describe('the pages', () => {
  it('carry who runs the installation as text that cannot leave its block', async () => {
    const { body } = await app.inject('/')

    expect(body).toContain('<script type="application/json" id="site">')
    expect(body.match(/<\/script>/g)).toHaveLength(1)
    expect(JSON.parse(/id="site">(.*)<\/script>/.exec(body)?.[1] ?? '')).toEqual(site)
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
