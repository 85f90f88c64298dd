// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aUser, renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { RolePage } from './role-page.tsx'

afterEach(cleanup)

it('§6.4 the example page of a role lets whoever got in sign out again', async () => {
  await renderInWorkspace(<RolePage whose="staff" />, { user: aUser({ roles: ['staff'] }), path: '/auth/staff-role-example' })

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Logout' })))

  expect(location.pathname).toBe('/')
})

it('the example page for guests has nothing to sign out of', async () => {
  await renderInWorkspace(<RolePage whose="guest" />, { path: '/auth/guest-role-example' })

  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
})
