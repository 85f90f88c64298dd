// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { encode } from 'zod/mini'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import { ruleList } from '../../rule-list.ts'
import { readRules } from '../../rules-contract.ts'
import { publishedRules } from '../../server/decision/published-rules.ts'
import { VisitFlow } from '../flow.tsx'
import { Page } from './rules-page.tsx'

const published = publishedRules(musterland, 'program')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(fetch: () => Promise<Response>): Promise<void> {
  vi.stubGlobal('fetch', fetch)
  await act(async () =>
    render(
      <ShellProviders site={musterland.site}>
        <VisitFlow start={{ clock: () => new Date('2026-03-10T10:00:00Z') }}>
          <Page />
        </VisitFlow>
      </ShellProviders>,
    ),
  )
}
const answer = () => Promise.resolve(Response.json(encode(readRules.output, published)))

describe('the page about the rules, reached from another page', () => {
  it('shows all rules at once and asks for the figures', async () => {
    await open(() => new Promise(() => undefined))

    expect(screen.getByRole('status', { name: '' }).textContent).toBe('Die Zahlen werden geladen …')
    expect(document.querySelectorAll('tr[id]')).toHaveLength(ruleList.length)
  })

  it('shows the figures when they come', async () => {
    await open(answer)

    expect(await screen.findByText(`Regelwerk ${published.version}`)).toBeDefined()
  })

  it('says when the figures cannot be had, and asks again on demand', async () => {
    await open(() => Promise.reject(new TypeError('offline')))
    expect((await screen.findByRole('alert')).textContent).toContain('Wir können die Zahlen gerade nicht laden.')

    vi.stubGlobal('fetch', answer)
    await act(async () => fireEvent.click(screen.getByText('Erneut versuchen')))

    expect(await screen.findByText(`Regelwerk ${published.version}`)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
