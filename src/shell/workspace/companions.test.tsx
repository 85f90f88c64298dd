// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { Mail } from 'lucide-react'
import { afterEach, expect, it, vi } from 'vitest'
import { aUser, renderInWorkspace } from '../../../scripts/testing/workspace.tsx'
import type { AppEntry } from '../app-entry.ts'
import { Companions } from './companions.tsx'

afterEach(cleanup)

function anApp(id: string, rest: Partial<AppEntry>): AppEntry {
  return { id, title: { en: id, de: id }, icon: Mail, path: `/apps/${id}`, access: 'signed-in', group: 'applications', pages: [], ...rest }
}

it('what apps keep beside every page is fetched for those who may enter them', async () => {
  const aLoad = () => vi.fn<() => Promise<{ Companion: () => null }>>(() => Promise.resolve({ Companion: () => null }))
  const [load, forAdmins] = [aLoad(), aLoad()]

  await renderInWorkspace(<Companions />, {
    apps: [anApp('mail', { loadCompanion: load }), anApp('office', { access: 'admin', loadCompanion: forAdmins })],
    user: aUser({ roles: ['staff'] }),
  })

  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(forAdmins).not.toHaveBeenCalled()
})

it('one that cannot be fetched or breaks leaves the others and the page alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = {
    Companion: (): never => {
      throw new Error('broken')
    },
  }

  await renderInWorkspace(
    <>
      <Companions />
      <p>The page</p>
    </>,
    {
      user: aUser(),
      apps: [
        anApp('missing', { loadCompanion: () => Promise.reject(new Error('gone')) }),
        anApp('broken', { loadCompanion: () => Promise.resolve(broken) }),
        anApp('whole', { loadCompanion: () => Promise.resolve({ Companion: () => <i>here</i> }) }),
      ],
    },
  )

  expect(await screen.findByText('here')).toBeTruthy()
  expect(screen.getByText('The page')).toBeTruthy()
})
