import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { musterland } from '../../scripts/testing/cantons.ts'
import { pageDescriptions } from './page-descriptions.ts'
import { pageHtml } from './page-html.ts'
import { partLinks } from './part-links.ts'
import { projectPath } from './project.ts'

const template = '<html lang="de-CH"><title>eFristerstreckung</title><!--block--><!--part--><div><!--root--></div><!--key--></html>'
const site = { ...musterland.site, name: 'Kanton </script><b>' }

describe('a page', () => {
  it('carries its block as text that cannot leave it', () => {
    const html = pageHtml(template, { block: { site } })

    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(JSON.parse(/id="page">(.*)<\/script>/.exec(html)?.[1] ?? '')).toEqual({ site })
  })

  it('has its title, language, content and key in their places', () => {
    const parts = {
      title: 'A & B',
      locale: 'fr-CH',
      chosen: { theme: 'slate', contrast: undefined },
      root: '<main>$& $1</main>',
      key: 'k"1',
      links: '<link>',
    }
    const html = pageHtml(template, { block: { site: musterland.site }, ...parts })

    expect(html).toContain('<html lang="fr-CH" data-theme="slate"><title>A &#38; B</title>')
    expect(html).toContain('<link><div><main>$& $1</main></div>')
    expect(html).toContain('<input type="hidden" name="key" form="extension-form" value="k&#34;1">')
  })

  it('describes itself in its own language', async () => {
    const built = await readFile(projectPath('index.html'), 'utf8')
    const html = pageHtml(built, { block: { site: musterland.site }, description: pageDescriptions.fr })

    expect(html).toContain(`<meta name="description" content="${pageDescriptions.fr}" />`)
    expect(html).not.toContain(pageDescriptions.de)
  })

  it('without a content is the empty one of an offline start', () => {
    expect(pageHtml(template, { block: { site: musterland.site } })).toContain('<div></div></html>')
  })
})

it('names the styles and scripts of a part and of what it needs, but not of the first load', () => {
  const manifest = {
    'index.html': { file: 'main.js', css: ['main.css'], imports: ['_first.js'] },
    '_first.js': { file: 'first.js', css: ['first.css'] },
    'a.tsx': { file: 'a.js', css: ['a.css'], imports: ['index.html', '_b.js', '_first.js'] },
    '_b.js': { file: 'b.js', css: ['b.css'], imports: ['index.html'] },
  }

  const links = partLinks(manifest, 'a.tsx')

  expect([...links.matchAll(/href="([^"]+)"/g)].map(([, file]) => file)).toEqual(['/a.css', '/b.css', '/a.js', '/b.js'])
})
