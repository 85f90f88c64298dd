// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { PinMap } from './pin-map.tsx'

const packages = createRequire(import.meta.url)
const atlas = readFileSync(packages.resolve('world-atlas/countries-110m.json'), 'utf8')
const pins = [
  { id: 'a', lat: 47.37, lng: 8.54, title: 'Seldorf', count: 1200 },
  { id: 'b', lat: 46.2, lng: 6.14, title: 'Bergau', count: 30 },
]

beforeEach(() => {
  vi.stubGlobal('fetch', async () => await Promise.resolve(new Response(atlas)))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('draws the land and names its places', async () => {
  await renderInWorkspace(<PinMap title="Customers" pins={pins} />)

  const first = await screen.findByRole('button', { name: "Seldorf: 1'200" })
  await waitFor(() => expect(document.querySelectorAll('svg path[vector-effect]').length).toBeGreaterThan(0))
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowRight' })

  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bergau: 30')
})

it('zooms and moves by keys and goes back to all places', async () => {
  await renderInWorkspace(<PinMap title="Customers" pins={pins} />)
  const ground = await screen.findByRole('application', { name: /^Customers/ })
  const transform = (): string | null | undefined => document.querySelector('svg g[transform]')?.getAttribute('transform')
  const atFirst = transform()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show all places' }).disabled).toBe(true)

  fireEvent.keyDown(ground, { key: '-' })
  const further = transform()
  fireEvent.keyDown(ground, { key: 'ArrowLeft' })
  const moved = transform()
  fireEvent.keyDown(ground, { key: '0' })

  expect(new Set([atFirst, further, moved]).size).toBe(3)
  expect(transform()).toBe(atFirst)
})

it('shows the same places as a table', async () => {
  await renderInWorkspace(<PinMap title="Customers" pins={pins} />)

  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))

  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['PlaceNumber', "Seldorf1'200", 'Bergau30'])
})
