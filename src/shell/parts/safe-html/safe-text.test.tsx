// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { readText } from './read-text.ts'
import { SafeText } from './safe-text.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const shown = () => document.querySelector('[lang=de]') as HTMLElement // what these tests put there
// NOTE the first element is lost by the document of these tests, not by any browser.
const read = (html: string) => readText(`<p></p>${html}`)
const show = (html: string, more = {}) => renderInWorkspace(<SafeText text={read(html)} language="de" {...more} />)

it('headings get addresses of their own, also where they say the same', () => {
  const { headings } = read('<h2>Über uns</h2><h3>Ort</h3><h2>Über uns</h2><h1></h1>')

  expect(headings).toEqual([
    { id: 'uber-uns', title: 'Über uns', isLower: false },
    { id: 'ort', title: 'Ort', isLower: true },
    { id: 'uber-uns-2', title: 'Über uns', isLower: false },
    { id: 'part', title: '', isLower: false },
  ])
})

it('keeps words and structure, and no attribute of the writer', async () => {
  await show('<p class="x" style="color:red" id="content">One <b onclick="x()">two</b></p><ul><li>three</li></ul><form><p>four</p></form>')

  expect(shown().querySelector('[style], [onclick], [class=x], #content, form')).toBeNull()
  expect(shown().textContent).toBe('One twothreefour')
  expect(shown().querySelector('ul > li')?.textContent).toBe('three')
})

it.each([
  ['/apps/mail', null, '/apps/mail'],
  ['https://example.ch', '_blank', 'https://example.ch'],
])('a link to %s opens in %s', async (address, target, href) => {
  await show(`<a href="${address}">here</a>`)

  const link = screen.getByRole('link', { name: 'here' })
  expect(link.getAttribute('target')).toBe(target)
  expect(link.getAttribute('href')).toBe(href)
})

it.each(['javascript:x()', '//evil.example', 'data:text/html,x', 'page'])('a link to %s is only its words', async (address) => {
  await show(`<a href="${address}">here</a>`)

  expect(screen.queryByRole('link')).toBeNull()
  expect(shown().textContent).toBe('here')
})

it('headings stand below what is above the text, and are linked to where that is wanted', async () => {
  await show('<h2>First</h2><h3>Below</h3>', { level: 3, hasAnchors: true })

  expect(screen.getByRole('heading', { level: 3 }).id).toBe('first')
  expect(screen.getByRole('heading', { level: 4 }).id).toBe('below')
  expect(screen.getByRole('link', { name: 'Link to «First»' }).getAttribute('href')).toBe('#first')
})

it('marks what was looked for', async () => {
  await show('<p>Die Frist, die <em>FRISTEN</em></p>', { marks: ['frist'] })

  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Frist', 'FRIST'])
})

it('code can be copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard) // all that is asked of it
  await show('<pre><code>npm ci\n</code></pre>')

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy code' })))

  expect(writeText).toHaveBeenCalledWith('npm ci')
})
