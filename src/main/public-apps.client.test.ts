// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { publicApps } from './public-apps.client.ts'
import { pagePaths } from './page-paths.ts'

const pages = publicApps.flatMap((app) => app.pages)
const paths = pages.map(({ path }) => path)

describe('the apps of the product', () => {
  it('have ids and paths of their own', () => {
    const ids = publicApps.map(({ id }) => id)

    expect(ids).toEqual([...new Set(ids)])
    expect(paths).toEqual([...new Set(paths)])
  })

  it.each(['/', '/steuernnp', '/steuernjp', '/result', '/info'])('§2.1 §2.2 §2.3 §2.4 §2.5 have a page at %s', (path) => {
    expect(paths).toContain(path)
  })

  it('stand at the addresses that the server answers with a page', () => {
    expect([...paths, '/pages/errors/error-404'].toSorted()).toEqual(pagePaths.toSorted())
  })

  it('§2.4 keep the result page and everything but the form out of the first load', () => {
    const eager = pages.filter((page) => 'Page' in page).map(({ path }) => path)
    const lazy = pages.filter((page) => 'load' in page).map(({ path }) => path)

    expect(lazy).toContain('/result')

    expect(eager.filter((path) => !['/', '/steuernnp', '/steuernjp'].includes(path))).toEqual([])
  })

  it.each(pages)('can load the page at $path', async (page) => {
    const { Page } = 'load' in page ? await page.load() : page

    expect(Page).toBeTypeOf('function')
  })

  it('lead from the menu to pages that exist', async () => {
    const menus = await Promise.all(publicApps.map(({ menu }) => menu()))
    const goals = menus.flat().map(({ path }) => path)

    expect(goals).not.toEqual([])
    expect(goals.filter((path) => !paths.includes(path))).toEqual([])
  })
})
