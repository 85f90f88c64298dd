import { act, fireEvent, screen, within } from '@testing-library/react'
import { Mail } from 'lucide-react'
import { accountApps } from '../../src/features/accounts/client/app.ts'
import { homePath, type AppEntry } from '../../src/shell/app-entry.ts'
import { WorkspaceFrame } from '../../src/shell/workspace/frame/workspace-frame.tsx'
import type { User } from '../../src/shell/workspace/session/session.ts'
import { WorkspaceRoutes } from '../../src/shell/workspace/workspace-routes.tsx'
import { renderInWorkspace } from './workspace.tsx'

/** The pages to come in and to go, in their frame, with a start page and one app behind them. */
export async function visit(path: string, user?: User): Promise<void> {
  const places = [aPlace('start', '/'), aPlace('home', homePath), aPlace('mail', '/apps/mail')]
  await renderInWorkspace(
    <WorkspaceFrame>
      <WorkspaceRoutes />
    </WorkspaceFrame>,
    { apps: [...accountApps, ...places], path, ...(user ? { user } : {}) },
  )
}

function aPlace(name: string, path: string): AppEntry {
  const pages = [{ path: '', load: async () => ({ Page: () => <main id="content">{name}</main> }) }]
  return { id: name, title: { en: name, de: name }, icon: Mail, path, access: 'public', group: 'applications', pages }
}

export const heading = async (): Promise<string | null> => (await screen.findByRole('heading', { level: 1 })).textContent
export const field = (label: RegExp): HTMLInputElement => screen.getByLabelText(label)
export const button = (name: RegExp): HTMLElement => within(screen.getByRole('main')).getByRole('button', { name })

/** Waits for the button first. */
export async function press(name: RegExp): Promise<void> {
  const main = within(await screen.findByRole('main'))
  const found = await main.findByRole('button', { name })
  await act(async () => void fireEvent.click(found))
}

export async function type(label: RegExp, value: string): Promise<void> {
  const found = await screen.findByLabelText(label)
  await act(async () => void fireEvent.change(found, { target: { value } }))
}

/** What stands at a field and is read aloud with it. */
export function saidAt(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
