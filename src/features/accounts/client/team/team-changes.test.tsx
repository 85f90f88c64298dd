// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aTeam, annaIn, code, serveTeam } from '../../../../../scripts/testing/team.ts'
import { renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { storedToken } from '../../../../shell/stored-token.ts'
import { noticeStore } from '../../../../shell/workspace/notices/notices.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { userFrom } from '../user.ts'
import { teamApp } from './team-app.ts'
import { Page } from './team-page.tsx'

type Team = ReturnType<typeof aTeam>

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Beside the page: what the workspace knows and tells. */
function Around(): ReactNode {
  const user = useUser()
  const told = noticeStore.useState(({ history }) => history)
  const undo = told[0]?.action
  return (
    <>
      <output aria-label="who">{`${user?.roles.join()} in ${user?.workspace.name}`}</output>
      <output aria-label="told">{told[0]?.text}</output>
      {undo ? (
        <button type="button" onClick={undo.run}>
          {undo.label}
        </button>
      ) : null}
      <Page />
    </>
  )
}

async function open(team: Team): Promise<{ readonly asked: readonly string[] }> {
  const [current] = team.workspaces
  if (!current) throw new Error('no workspace')
  const server = serveTeam(team)
  await renderInWorkspace(<Around />, { apps: [teamApp], user: userFrom(annaIn(current)), path: '/apps/team' })
  await screen.findByRole('list', { name: 'Members' })
  return server
}

const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}
const choose = async (name: string): Promise<void> => {
  const item = await screen.findByRole('menuitemcheckbox', { name })
  await act(async () => void fireEvent.click(item))
}
const type = async (label: RegExp, value: string): Promise<void> => {
  const field = await screen.findByLabelText(label)
  await act(async () => void fireEvent.change(field, { target: { value } }))
}
const text = (label: string): string => screen.getByLabelText(label).textContent ?? ''
const members = (): readonly (string | null)[] =>
  within(screen.getByRole('list', { name: 'Members' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

describe('an admin', () => {
  it('renames the workspace in its place, everywhere at once, and can undo it', async () => {
    const team = aTeam()
    await open(team)

    await press('Rename')
    expect(document.activeElement).toBe(screen.getByLabelText(/Name of the workspace/))
    await type(/Name of the workspace/, 'Muster Treuhand')
    await press('Save')

    await expect.poll(() => text('who')).toBe('admin in Muster Treuhand')
    expect(text('told')).toBe('Renamed to «Muster Treuhand»')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' }))
    await press('Undo')
    await expect.poll(() => team.workspaces[0]?.name).toBe('Muster AG')
  })

  it('is told by the field that a name is missing, and nothing is sent', async () => {
    const { asked } = await open(aTeam())

    await press('Rename')
    await type(/Name of the workspace/, '  ')
    await press('Save')

    expect((await screen.findByLabelText(/Name of the workspace/)).getAttribute('aria-invalid')).toBe('true')
    expect(asked).not.toContain('/api/workspaces/rename')
  })

  it('gives somebody another role, and can undo it', async () => {
    const team = aTeam()
    await open(team)

    await press('Role of Beat Beispiel: Staff')
    await choose('Admin')

    await expect.poll(() => team.members[1]?.role).toBe('admin')
    expect(text('told')).toBe('Beat Beispiel is now Admin')
    await press('Undo')
    await expect.poll(() => team.members[1]?.role).toBe('staff')
  })

  it('is asked before giving up the own role, and then works on as staff', async () => {
    const team = aTeam()
    team.members = team.members.map((each) => ({ ...each, role: 'admin' as const }))
    await open(team)

    await press('Role of Anna Muster: Admin')
    await choose('Staff')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Only another admin can give the role back')
    await press('Become staff')

    await expect.poll(() => text('who')).toBe('staff in Muster AG')
    await expect.poll(() => screen.queryByRole('button', { name: 'Invite' })).toBeNull()
  })

  it('removes somebody only after a question that names them and what follows', async () => {
    const team = aTeam()
    const { asked } = await open(team)

    await press('Remove Beat Beispiel')
    const question = await screen.findByRole('alertdialog', { name: 'Remove Beat Beispiel from the team?' })
    expect(question.textContent).toContain('signed out of this workspace at once')
    expect(asked).not.toContain('/api/workspaces/members/remove')
    await press('Remove')

    await expect.poll(() => text('told')).toBe('Beat Beispiel no longer belongs to the team')
    expect(members()).toHaveLength(1)
    expect(team.members).toHaveLength(1)
  })
})

describe('an invitation', () => {
  it('becomes a link that is shown once, with the code behind the #', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { asked } = await open(aTeam())

    await press('Invite')
    await expect.poll(() => document.activeElement).toBe(await screen.findByLabelText(/E-mail address/))
    await type(/E-mail address/, 'dora@example.org')
    await press('Create link')
    await press('Copy link')

    const link = `${location.origin}/invitation#${code}`
    expect(copied).toHaveBeenCalledExactlyOnceWith(link)
    expect(screen.getByRole('dialog').textContent).toContain('only for an account with the address dora@example.org')
    expect(screen.getByLabelText<HTMLInputElement>('Link to pass on').value).toBe(link)
    await press('Done')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(document.body.innerHTML).not.toContain(code)
    expect(asked.join()).not.toContain(code)
    expect(screen.getByText('dora@example.org')).toBeTruthy()
  })

  it('for somebody who belongs to the team is refused at the field', async () => {
    await open(aTeam())

    await press('Invite')
    await type(/E-mail address/, 'beat@example.org')
    await press('Create link')

    const field = await screen.findByLabelText(/E-mail address/)
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain('already belongs to the team')
  })

  it('whose link got lost gets a new one', async () => {
    await open(aTeam())

    await press('New link for carla@example.org')

    expect((await screen.findByLabelText<HTMLInputElement>('Link to pass on')).value).toContain(code)
  })

  it('can be taken back, and that can be undone for a while', async () => {
    const team = aTeam()
    await open(team)

    await press('Withdraw the invitation for carla@example.org')
    expect(await screen.findByText('Nobody is invited at the moment.')).toBeTruthy()
    expect(team.invitations).toHaveLength(1)
    await press('Undo')

    expect(await screen.findByText('carla@example.org')).toBeTruthy()
  })
})

describe('somebody with several workspaces', () => {
  it('switches to another one and goes on there with a new token', async () => {
    await open(aTeam())

    await press('Switch to «Beispiel GmbH»')

    await expect.poll(() => text('who')).toBe('staff in Beispiel GmbH')
    expect(text('told')).toBe('You now work in «Beispiel GmbH»')
    expect(storedToken()).toBe('token for Beispiel GmbH')
    expect(await screen.findByRole('heading', { name: 'Beispiel GmbH' })).toBeTruthy()
  })

  it('leaves that of others after a question, and cannot leave the own one', async () => {
    await open(aTeam({ role: 'staff', isOwn: false }))

    await press('Leave this workspace')
    await screen.findByRole('alertdialog', { name: 'Leave «Muster AG»?' })
    await press('Leave')

    await expect.poll(() => text('who')).toBe('staff in Beispiel GmbH')
    await screen.findByRole('heading', { name: 'Beispiel GmbH' })
    expect(screen.queryByRole('button', { name: 'Leave this workspace' })).toBeNull()
  })

  it('does not leave others without an admin', async () => {
    const { asked } = await open(aTeam({ role: 'admin', isOwn: false }))

    await press('Leave this workspace')

    expect(text('told')).toContain('You are the only admin here')
    expect(asked).not.toContain('/api/workspaces/leave')
  })
})
