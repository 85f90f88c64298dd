// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { Mail, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Route, Switch, useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { renderInWorkspace } from '../../../scripts/testing/workspace.tsx'
import type { AppEntry } from '../app-entry.ts'
import { WorkspacePage } from './workspace-page.tsx'

afterEach(cleanup)

function anApp(id: string, en: string): AppEntry {
  return {
    id,
    title: { en, de: en },
    icon: id === 'mail' ? Mail : Users,
    path: `/apps/${id}`,
    access: 'public',
    group: 'applications',
    pages: [],
  }
}
const apps = [anApp('mail', 'Mail'), anApp('contacts', 'Contacts')]

describe('the heading of a page', () => {
  it('shows the way down to the page; the last is where one is', async () => {
    const trail = [{ title: 'Inbox', path: '/apps/mail/inbox' }]
    await renderInWorkspace(
      <WorkspacePage title="Invoice" trail={trail}>
        …
      </WorkspacePage>,
      { apps, path: '/apps/mail/inbox/17' },
    )

    const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))

    expect(way.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Mail /apps/mail',
      'Inbox /apps/mail/inbox',
    ])
    expect(way.getByText('Invoice').getAttribute('aria-current')).toBe('page')
  })

  it('has no such way where there is one level only', async () => {
    await renderInWorkspace(<WorkspacePage title="Mail">…</WorkspacePage>, { apps, path: '/apps/mail' })

    expect(screen.queryByRole('navigation')).toBeNull()
    await expect.poll(() => document.title).toBe('Mail – eFristerstreckung')
  })

  it('names page, app and product in the window', async () => {
    await renderInWorkspace(<WorkspacePage title="Invoice">…</WorkspacePage>, { apps, path: '/apps/mail/inbox/17' })

    await expect.poll(() => document.title).toBe('Invoice – Mail – eFristerstreckung')
  })
})

describe('coming to another page', () => {
  it('moves the focus to its heading', async () => {
    await showPages('heading')

    await act(async () => navigate('/apps/mail/1'))
    expect(document.activeElement?.textContent).toBe('Letter 1')

    await act(async () => navigate('/apps/mail/2'))
    expect(document.activeElement?.textContent).toBe('Letter 2')
  })

  it('leaves the focus in a list that shows one detail after the other, but not for whoever comes from elsewhere', async () => {
    await showPages('none')

    await act(async () => navigate('/apps/mail/1'))
    expect(document.activeElement?.textContent).toBe('Letter 1')

    screen.getByRole('button', { name: 'Row' }).focus()
    await act(async () => navigate('/apps/mail/2'))
    expect(document.activeElement?.textContent).toBe('Row')
  })
})

async function showPages(arrival: 'heading' | 'none'): Promise<void> {
  await renderInWorkspace(
    <Switch>
      <Route path="/apps/mail/:id">
        <Letter arrival={arrival} />
      </Route>
      <Route>
        <WorkspacePage title="Contacts">…</WorkspacePage>
      </Route>
    </Switch>,
    { apps, path: '/apps/contacts' },
  )
}

function Letter({ arrival }: { readonly arrival: 'heading' | 'none' }): ReactNode {
  const { id } = useParams<{ id: string }>()
  return (
    <WorkspacePage title={`Letter ${id}`} arrival={arrival}>
      <button type="button">Row</button>
    </WorkspacePage>
  )
}
