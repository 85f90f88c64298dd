// @vitest-environment node
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { bergtal, musterland } from '../../../../../scripts/testing/cantons.ts'
import type { Language } from '../../../../kit/texts.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import { ruleTexts } from '../../decision-texts.ts'
import { ruleList } from '../../rule-list.ts'
import type { PublishedRules } from '../../rules-contract.ts'
import { publishedRules } from '../../server/decision/published-rules.ts'
import { VisitFlow } from '../flow.tsx'
import { ruleGroups } from './rule-groups.ts'
import { Page } from './rules-page.tsx'
import { stateOfRules } from './rules-state.ts'

const published = publishedRules(musterland, 'program')

type Shown = { readonly rules?: PublishedRules; readonly language?: Language }

/** The page as a server renders it. */
async function rendered({ rules = published, language = 'de' }: Shown = {}): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath="/regeln">
      <ShellProviders site={musterland.site} language={language}>
        <VisitFlow start={{ clock: () => new Date('2026-03-10T10:00:00Z'), state: stateOfRules(rules) }}>
          <Page />
        </VisitFlow>
      </ShellProviders>
    </Router>,
  )
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

const fees = [
  { until: '09-30', francs: 0 },
  { until: '11-30', francs: 40 },
]

describe('the page about the rules as a server sends it', () => {
  it('shows every rule at its place, in the order in which the program asks them', async () => {
    const page = await rendered()

    const places = [...page.matchAll(/<li id="(\w+)"/g)].map(([, code]) => code)

    expect(places).toEqual(ruleList.map(({ code }) => code))
    expect(ruleGroups.flatMap(({ rules }) => rules)).toEqual(ruleList)
  })

  it('shows the sentence of each rule, with words where something will be filled in', async () => {
    const page = await rendered()

    expect(page).toContain('Die Fristerstreckung wurde bewilligt. Neue Frist: <var')
    expect(page).toContain('[Datum]</var>.')
    expect(page).toContain(ruleTexts.blocked)
    expect(page).not.toMatch(/\{\w+\}/)
  })

  it.each(['fr', 'it', 'rm', 'en'] as const)('shows in %s the translation and beneath it the binding German', async (language) => {
    const page = await rendered({ language })
    const { texts } = (await import(`../../decision-texts.${language}.ts`)) as { texts: typeof ruleTexts } // by the type of every translation

    expect(page).toContain(`<p>${texts.blocked}</p><p lang="de-CH"`)
    expect(page).toContain(ruleTexts.blocked)
  })

  it('shows the figures of the canton and the version by which it decides', async () => {
    const page = await rendered()

    expect(page).toContain(`Regelwerk ${published.version}`)
    expect(page).toMatch(/unselbständig Erwerbende<\/dt><dd>31\.03\. des Jahres nach der Steuerperiode/)
    expect(page).toMatch(/Keine Werktage<\/dt><dd>Samstage und Sonntage<\/dd><dd>2026: 01\.01\. 02\.01\. 03\.04\./)
    expect(page).toContain('<dd>nur die PID</dd>')
    expect(page).toContain('Es zählt der Zeitpunkt')
    expect(page).not.toContain('entscheidet nicht dieses Programm')
  })

  it('shows the figures of another canton', async () => {
    const rules = publishedRules(bergtal, 'canton')
    const page = await rendered({
      rules: { ...rules, figures: { ...rules.figures, fees, toleranceDays: 1, mostExtensions: 4 } },
    })

    expect(page).toContain('<dd>PID und UID</dd>')
    expect(page).toContain('<dd>bis 30.09.: CHF 0</dd><dd>später: CHF 40</dd>')
    expect(page).toContain('<dd>1 Tag</dd>')
    expect(page).toContain('<dd>höchstens 4 je Steuerperiode</dd>')
    expect(page).toContain('entscheidet nicht dieses Programm')
  })

  it('leads from its contents to every section', async () => {
    const page = await rendered()

    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)

    expect(targets).toEqual(['programm', 'zahlen', 'angaben', 'eingang', 'person', 'steuerfall', 'frist', 'offen'])
    expect(targets.filter((id) => !page.includes(`<section id="${id}"`))).toEqual([])
  })
})
