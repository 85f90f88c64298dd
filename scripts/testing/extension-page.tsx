import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { extensionApp } from '../../src/features/extension/client/app.ts'
import { FlowProvider, visitFlow } from '../../src/features/extension/client/flow.tsx'
import { ShellProviders } from '../../src/shell/providers.tsx'
import { Router } from '../../src/shell/router.tsx'
import { musterland } from './cantons.ts'

/** The form and its pages at an address, as a browser without a server page opens them. */
export async function open(address: string): Promise<void> {
  history.replaceState(null, '', address)
  await act(async () => {
    render(
      <ShellProviders site={musterland.site}>
        <FlowProvider flow={visitFlow({ clock: () => new Date() }, musterland.site.legalEntityProof)}>
          <Router apps={[extensionApp]} />
        </FlowProvider>
      </ShellProviders>,
    )
  })
}

export function button(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

export async function press(name: string): Promise<void> {
  await act(async () => void fireEvent.click(button(name)))
}

/** Labels and values of the record, as they stand on the page, without what the record is found by. */
export function rows(): string[][] {
  return screen
    .getAllByRole('term')
    .filter((term) => !term.closest('[data-mark]'))
    .map((term) => [term.textContent, within(term.parentElement ?? term).getByRole('definition').textContent])
}
