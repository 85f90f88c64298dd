import { describe, expect, it } from 'vitest'
import { musterland } from '../../scripts/testing/cantons.ts'
import { workspacePages, workspacePaths } from './workspace-pages.ts'

const template = '<html lang="de-CH"><!--block--><!--part--><!--frame--><div id="root"><!--root--></div>'
const build = { template, workspaceLinks: '<link href="/assets/workspace.js">' }

async function htmlFor(cookies: string, { path = '/apps/mail', accepted = '', isForDevelopment = false } = {}): Promise<string> {
  const page = await workspacePages(build, { site: musterland.site, ...(isForDevelopment ? { isForDevelopment } : {}) }).show({
    path,
    search: '',
    cookies,
    accepted,
  })
  return 'html' in page ? page.html : ''
}

describe('a page of the workspace as it leaves the server', () => {
  it('is empty and fetches the workspace at once', async () => {
    const html = await htmlFor('')

    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain(build.workspaceLinks)
  })

  it.each([
    ['', '<html lang="en">'],
    ['language=de', '<html lang="de-CH">'],
    ['language=fr', '<html lang="en">'],
    ['language=de; theme=slate', '<html lang="de-CH" data-theme="slate">'],
    ['theme=slate; contrast=more', '<html lang="en" data-theme="slate" data-contrast="more">'],
    ['theme="><script>', '<html lang="en">'],
    // Of whoever is signed in; what was chosen on the public pages stays there.
    ['theme=slate; contrast=more; workspace-theme=greeny; workspace-contrast=system', '<html lang="en" data-theme="greeny">'],
    ['theme=slate; workspace-theme=system; workspace-contrast=more', '<html lang="en" data-contrast="more">'],
  ])('with the cookies «%s» begins with %s', async (cookies, start) => {
    expect(await htmlFor(cookies)).toContain(start)
  })

  it.each([
    ['', 'de-CH,de;q=0.9,en;q=0.8', 'de-CH'],
    ['', 'fr-CH,de;q=0.5', 'de-CH'],
    ['', 'fr-CH,fr', 'en'],
    ['language=en', 'de-CH', 'en'],
    ['language=fr', 'de-CH', 'de-CH'],
    ['language=ls', 'en', 'de-CH'],
  ])('with the cookies «%s» for a browser that reads «%s» is in %s', async (cookies, accepted, locale) => {
    expect(await htmlFor(cookies, { accepted })).toContain(`<html lang="${locale}"`)
  })

  it.each([
    ['', ''],
    ['workspace-frame=compact_left', ''],
    [
      'workspace-frame=compact_left_auto_default_dark_column_default_paper',
      '<div id="frame-ahead" data-navbar="left" data-fold="auto" data-toolbar="column" aria-hidden="true"><div class="navbar" data-theme="default" data-tone="dark"></div><div class="toolbar" data-theme="default" data-tone="paper"></div></div>',
    ],
  ])('with the cookies «%s» holds this frame for the time before the script: %s', async (cookies, frame) => {
    const html = await htmlFor(cookies)

    expect(html).toContain(`${frame}<div id="root">`)
    expect(html.includes('id="frame-ahead"')).toBe(frame !== '')
    expect(html.includes('data-scale="app" data-density="compact"')).toBe(frame !== '')
  })

  it('holds no frame where a page stands alone', async () => {
    const kept = 'workspace-frame=compact_left_auto_default_dark_column_default_paper'

    expect(await htmlFor(kept, { path: '/login' })).not.toContain('frame-ahead')
  })

  it('tells of development only where the server says so', async () => {
    expect(await htmlFor('', { isForDevelopment: true })).toContain('"isForDevelopment":true')
    expect(await htmlFor('')).not.toContain('isForDevelopment')
  })
})

it('knows the addresses of development only there', () => {
  const renderer = {
    workspacePages: [
      { path: '/apps/mail', isForDevelopment: false },
      { path: '/ui', isForDevelopment: true },
    ],
  }

  expect(workspacePaths(renderer, false)).toEqual(['/apps/mail'])
  expect(workspacePaths(renderer, true)).toEqual(['/apps/mail', '/ui'])
})
