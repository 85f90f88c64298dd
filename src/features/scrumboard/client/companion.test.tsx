// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Snackbar } from '../../../shell/workspace/notices/snackbar.tsx'
import { listNews, type News } from '../contract.ts'
import { Companion } from './companion.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function someNews(author: string): News {
  return {
    activity: {
      id: crypto.randomUUID(),
      type: 'comment',
      idMember: crypto.randomUUID(),
      message: 'Good',
      time: '2026-11-15T09:00:00.000Z',
    },
    author,
    cardId: crypto.randomUUID(),
    cardName: 'Offer',
    board: { id: crypto.randomUUID(), name: 'Client Portal', uri: 'client-portal' },
  }
}

async function visit(news: readonly News[]): Promise<void> {
  const { asked } = serveContract([serving(listNews, () => [...news])])
  await renderInWorkspace(
    <>
      <Companion />
      <Snackbar />
    </>,
    { user: aUser() },
  )
  await waitFor(() => expect(asked.some((address) => address.includes('/news'))).toBe(true))
  await waitFor(() => expect(sessionStorage.getItem('scrumboard.told')).toContain(news[0]?.activity.id))
}

it('tells what others wrote since somebody came, once, and not what was there before', async () => {
  const old = someNews('Anna Muster')
  await visit([old])
  expect(screen.queryByText(/commented on/)).toBeNull()
  cleanup()
  const fresh = someNews('Beat Muster')

  await visit([fresh, old])

  expect(await screen.findByText('Beat Muster commented on «Offer»')).toBeTruthy()
  cleanup()
  await visit([fresh, old])
  expect(screen.queryByText(/commented on/)).toBeNull()
})

it('keeps only ids in the browser, nothing of what was said', async () => {
  await visit([someNews('Anna Muster')])

  expect(sessionStorage.getItem('scrumboard.told')).not.toMatch(/Anna|Offer|Good/)
})
