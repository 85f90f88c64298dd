// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { bergtal, musterland } from '../../../../../scripts/testing/cantons.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import { VisitFlow } from '../flow.tsx'
import { Page } from './info-page.tsx'

const { site } = musterland

/** The page as a server renders it, for readers without scripts. */
function rendered(of = site): string {
  return renderToString(
    <Router ssrPath="/info">
      <ShellProviders site={of}>
        <VisitFlow start={{ clock: () => new Date('2026-03-10T10:00:00Z') }}>
          <Page />
        </VisitFlow>
      </ShellProviders>
    </Router>,
  )
}

describe('the page about the service without scripts', () => {
  it('shows the pattern of a link instead of the tool that builds one', () => {
    const page = rendered()

    expect(page.replaceAll(/<wbr\/>|<!-- -->/g, '')).toContain(`${site.web}/steuernnp#periode=2025&amp;subjektid=123456</code>`)
    expect(page).not.toMatch(/<(input|select|button|textarea)\b/)
  })

  it('§2.5 has no footer', () => {
    expect(rendered()).not.toContain('<footer')
  })

  it('leads from its contents to every section', () => {
    const page = rendered()

    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)

    expect(targets).toEqual(['wer', 'fristen', 'datenschutz', 'barrierefreiheit', 'kontakt', 'link'])
    expect(targets.filter((id) => !page.includes(`<section id="${id}"`))).toEqual([])
  })

  it('names the UID where the canton asks for it, and only there', () => {
    expect(rendered()).not.toContain('UID')
    expect(rendered(bergtal.site)).toContain('juristische Personen die PID und die UID.')
    expect(rendered(bergtal.site)).toContain('PID, Geburtsdatum oder UID, Steuerperiode und Wunschdatum verwenden wir nur')
  })

  it('§9.4 names the last days by law and what the request costs here', () => {
    const page = rendered()

    expect(page).toMatch(/30\.11\.<\/b>.*31\.12\.<\/b>/)
    expect(page).toContain(site.cost.de)
  })

  it('tells by which standard, how to report an obstacle, and from when the statement is', () => {
    const page = rendered()

    expect(page).toContain('(WCAG) 2.2, Stufe AA')
    expect(page).toContain(`href="mailto:${site.email}?subject=Hindernis%20im%20Dienst%20eFristerstreckung"`)
    expect(page).toMatch(/Diese Erklärung ist vom \d{2}\.\d{2}\.\d{4}/)
  })
})
