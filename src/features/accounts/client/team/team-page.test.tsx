// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aTeam, annaIn, serveTeam } from '../../../../../scripts/testing/team.ts'
import { renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../../kit/problem.ts'
import { serveContract, serving } from '../../../../../scripts/testing/contract-server.ts'
import type { LiveOptions } from '../../../../shell/parts/live/live-connection.ts'
import { liveStore } from '../../../../shell/parts/live/live-store.ts'
import { useUser, type User } from '../../../../shell/workspace/session/session.ts'
import { listMembers, listWorkspaces } from '../../workspace-contract.ts'
import { userFrom } from '../user.ts'
import { teamApp } from './team-app.ts'
import { Page } from './team-page.tsx'

type Team = ReturnType<typeof aTeam>

afterEach(() => {
  cleanup()
  document.cookie = 'language=; max-age=0'
  vi.unstubAllGlobals()
})

function anna(team: Team): User {
  const [current] = team.workspaces
  if (!current) throw new Error('no workspace')
  return userFrom(annaIn(current))
}

async function open(team: Team, part: ReactNode = <Page />): Promise<void> {
  await renderInWorkspace(part, { apps: [teamApp], user: anna(team), path: '/apps/team' })
}

const rowsOf = async (list: string): Promise<readonly HTMLElement[]> =>
  within(await screen.findByRole('list', { name: list })).getAllByRole('listitem')

describe('the team page', () => {
  it('shows who works here, in which role, and since when', async () => {
    const team = aTeam()
    serveTeam(team)

    await open(team)

    const [first, second] = await rowsOf('Members')
    expect(first?.textContent).toContain('Anna Muster')
    expect(first?.textContent).toContain('You')
    expect(second?.textContent).toContain('beat@example.org')
    expect(second?.textContent).toContain('Since 1 March 2026')
    expect(screen.getByRole('heading', { name: 'Muster AG' })).toBeTruthy()
  })

  it('lets an admin invite, rename, change roles and remove', async () => {
    const team = aTeam()
    serveTeam(team)

    await open(team)

    await rowsOf('Members')
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
    expect(names).toEqual(
      expect.arrayContaining(['Invite', 'Rename', 'Role of Beat Beispiel: Staff', 'Remove Beat Beispiel', 'Switch to «Beispiel GmbH»']),
    )
    expect(await rowsOf('Open invitations')).toHaveLength(1)
  })

  it('shows staff the same without what only admins do, and says why', async () => {
    const team = aTeam({ role: 'staff' })
    const { asked } = serveTeam(team)

    await open(team)

    expect(await rowsOf('Members')).toHaveLength(2)
    expect(screen.getByText(/Here you see who belongs to the team/)).toBeTruthy()
    for (const name of ['Invite', 'Rename', 'Remove Beat Beispiel', 'Role of Beat Beispiel: Admin']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    expect(asked).not.toContain('/api/workspaces/invitations')
  })

  it('keeps the only admin in this role and never offers to remove oneself', async () => {
    const team = aTeam()
    serveTeam(team)

    await open(team)

    const [me] = await rowsOf('Members')
    expect(me?.textContent).toContain('The only admin')
    expect(within(me ?? document.body).queryByRole('button')).toBeNull()
  })

  it('invites whoever is alone to invite others', async () => {
    const team = aTeam()
    team.members = team.members.slice(0, 1)
    serveTeam(team)

    await open(team)

    expect(await screen.findByText('You are alone here so far')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Invite someone' })).toBeTruthy()
  })

  it('shows no other workspaces to whoever has only one', async () => {
    const team = aTeam()
    team.workspaces = team.workspaces.slice(0, 1)
    serveTeam(team)

    await open(team)

    await rowsOf('Members')
    expect(screen.queryByRole('list', { name: 'Your workspaces' })).toBeNull()
  })

  it('says what could not be loaded and tries again when asked', async () => {
    const team = aTeam()
    let isDown = true
    serveContract([
      serving(listWorkspaces, () => team.workspaces.map((each) => ({ ...each, role: 'staff' as const }))),
      serving(listMembers, () => {
        if (isDown) throw new Problem('unavailable', 'down')
        return team.members
      }),
    ])

    await open(team)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The members could not be loaded')
    isDown = false
    await act(async () => within(alert).getByRole('button', { name: 'Try again' }).click())

    expect(await rowsOf('Members')).toHaveLength(2)
  })

  it('speaks German', async () => {
    const team = aTeam()
    serveTeam(team)
    document.cookie = 'language=de'

    await open(team)

    const [, beat] = await rowsOf('Mitglieder')
    expect(beat?.textContent).toContain('Seit 1. März 2026')
    expect(screen.getByRole('button', { name: 'Einladen' })).toBeTruthy()
  })
})

describe('what others change', () => {
  function Menu(): ReactNode {
    return <output>{useUser()?.roles.join()}</output>
  }

  it('shows as soon as the server tells, and the role acts in the whole workspace', async () => {
    const team = aTeam()
    serveTeam(team)
    const streams: LiveOptions[] = []
    const connect = (options: LiveOptions) => {
      streams.push(options)
      return () => undefined
    }
    await open(
      team,
      <liveStore.Provider start={connect}>
        <Menu />
        <Page />
      </liveStore.Provider>,
    )
    await rowsOf('Members')

    team.members = team.members.slice(0, 1)
    team.workspaces = team.workspaces.map((each) => ({ ...each, role: 'staff' as const, name: `${each.name} neu` }))
    await act(async () => streams[0]?.hear({ kind: 'change', topic: 'workspace', key: '1' }))

    expect(await screen.findByRole('heading', { name: 'Muster AG neu' })).toBeTruthy()
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('staff')
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
    expect(await rowsOf('Members')).toHaveLength(1)
  })
})
