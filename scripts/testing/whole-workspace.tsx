import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { AppEntry } from '../../src/shell/app-entry.ts'
import type { PublicApp } from '../../src/shell/public-app.ts'
import { Shell } from '../../src/shell/shell.tsx'
import type { SessionKeeper } from '../../src/shell/workspace/session/session-keeper.ts'
import { Workspace } from '../../src/shell/workspace/workspace.tsx'
import { musterland } from './cantons.ts'

function StartPage(): ReactNode {
  return <main id="content">The start page</main>
}

type Visit = { readonly apps: readonly AppEntry[]; readonly keeper: SessionKeeper; readonly path: string }

/** The whole product from the address on: public pages, and the workspace with these apps. */
export async function visitWorkspace({ apps, keeper, path }: Visit): Promise<void> {
  history.replaceState(null, '', path)
  const publicApps: readonly PublicApp[] = [
    { id: 'start', access: 'public', menu: () => Promise.resolve([]), pages: [{ path: '/', Page: StartPage }] },
  ]
  const loadWorkspace = () => Promise.resolve({ Workspace: () => <Workspace apps={apps} keeper={keeper} /> })
  await act(async () => {
    render(
      <Shell
        apps={publicApps}
        loadWorkspace={loadWorkspace}
        site={musterland.site}
        language="de"
        start={{ clock: () => new Date(), state: undefined }}
      />,
    )
  })
}

export async function openUserMenu(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: /User menu/ })
  await act(async () => button.click())
  return screen.findByRole('menu')
}
