// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Attachments } from './attachments.tsx'

afterEach(cleanup)

const files = [
  { id: '1', name: 'lake.png', address: '/lake.png', bytes: 118_000, alt: 'A lake before mountains', caption: 'Open day' },
  { id: '2', name: 'town.png', address: '/town.png' },
  { id: '3', name: 'rechnung-118.pdf', address: '/rechnung-118.pdf', bytes: 64_000 },
]

it('shows a file, goes on with the arrows and gives the focus back when it closes', async () => {
  await renderInWorkspace(<Attachments media={files} />)
  const card = screen.getByRole('button', { name: /^Open lake.png/ })
  card.focus()

  fireEvent.click(card)
  const viewer = await screen.findByRole('dialog', { name: 'lake.png' })
  expect(screen.getByRole('img', { name: 'A lake before mountains' })).toBeTruthy()
  expect(screen.getByText('1 of 3')).toBeTruthy()
  expect(screen.getByText('Open day')).toBeTruthy()
  fireEvent.keyDown(screen.getByText('1 of 3'), { key: 'ArrowRight' })
  expect(screen.getByRole('img', { name: 'town.png' })).toBeTruthy()
  fireEvent.keyDown(viewer, { key: 'Escape' })

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(card))
})

it('offers a file that cannot be shown for opening and keeping', async () => {
  await renderInWorkspace(<Attachments media={files} />)

  fireEvent.click(screen.getByRole('button', { name: /^Open rechnung-118.pdf/ }))

  expect((await screen.findByRole('link', { name: 'Open in a new tab' })).getAttribute('href')).toBe('/rechnung-118.pdf')
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
})

it('says so when a picture does not load', async () => {
  await renderInWorkspace(<Attachments media={files} />)
  fireEvent.click(screen.getByRole('button', { name: 'Open town.png' }))

  fireEvent.error(await screen.findByRole('img', { name: 'town.png' }))

  expect(screen.getByText('The file could not be loaded.')).toBeTruthy()
})
