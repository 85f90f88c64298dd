// @vitest-environment node
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { bergtal, musterland, seeland } from '../../../../../scripts/testing/cantons.ts'
import type { Language } from '../../../../kit/texts.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import { ruleList } from '../../rule-list.ts'
import type { PublishedRules } from '../../rules-contract.ts'
import { rulesPageTexts } from '../../rules-page-texts.ts'
import { publishedRules } from '../../server/decision/published-rules.ts'
import { VisitFlow } from '../flow.tsx'
import { ruleGroups } from './rule-groups.ts'
import { Page } from './rules-page.tsx'
import { plainPages } from '../plain-pages.ts'

const published = publishedRules(musterland, 'program')

type Shown = { readonly rules?: PublishedRules; readonly language?: Language; readonly canton?: Pick<typeof musterland, 'site'> }

/** The page as a server renders it. */
async function rendered({ rules = published, language = 'de', canton = musterland }: Shown = {}): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath="/regeln">
      <ShellProviders site={canton.site} language={language}>
        <VisitFlow start={{ clock: () => new Date('2026-03-10T10:00:00Z'), state: plainPages.stateOfRules(rules) }}>
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

/** Text as people read it: a no-break space is a space. */
function plain(html: string): string {
  return html.replaceAll('\u00a0', ' ')
}

describe('the page about the rules as a server sends it', () => {
  it('shows every rule once, at the place that links name', async () => {
    const page = await rendered()

    const places = [...page.matchAll(/<tr id="(\w+)"/g)].map(([, code]) => code)

    expect(places).toEqual(ruleGroups.flatMap(({ rules }) => rules))
    expect(new Set(places)).toEqual(new Set(ruleList.map(({ code }) => code)))
    expect(places).toHaveLength(ruleList.length)
  })

  it('names the rules in the order in which the program checks them', async () => {
    const page = await rendered()

    const order = [...page.matchAll(/<a href="#([A-Z]\w?\w?)">/g)].map(([, code]) => code)

    expect(order).toEqual(ruleList.map(({ code }) => code))
  })

  it.each([
    [musterland, ['31.03.2026', 'Selbständige: 30.06.2026', '30.09.2026', '30.11.2026', '31.12.2026', 'Das Gesuch kostet nichts.']],
    [seeland, [plain(seeland.site.cost.de), '30.11.2026', '31.12.2026']],
  ])('begins with the usual case: the dates and the price of the canton, before anything else', async (canton, expected) => {
    const page = plain(await rendered({ canton }))

    const first = page.slice(0, page.indexOf('Auf dieser Seite'))

    expect(first).toContain('Steuererklärung 2025: Senden Sie das Gesuch ab, bevor Ihre jetzige Frist abläuft.')
    expect(expected.filter((text) => !first.includes(text))).toEqual([])
    expect(first).toMatch(/href="\/steuernnp".*href="\/steuernjp"/)
  })

  it.each(['fr', 'it', 'rm', 'en'] as const)('says in %s that the German words are binding', async (language) => {
    const { texts } = (await import(`../../rules-page-texts.${language}.ts`)) as { texts: typeof rulesPageTexts } // by the type of every translation

    expect(await rendered({ language })).toContain(texts.binding)
    expect(await rendered()).not.toContain(rulesPageTexts.binding)
  })

  it('shows the figures of the canton for one tax return, and the version by which it decides', async () => {
    const page = plain(await rendered())

    expect(page).toContain(`Regelwerk ${published.version}`)
    expect(page).toMatch(/unselbständig Erwerbende<\/th><td><div>31\.03\.2026</)
    expect(page).toMatch(/Gesuche möglich ab<\/th><td><div>01\.01\.2025</)
    expect(page).toMatch(/Keine Werktage<\/th><td><div>Samstage und Sonntage<\/div><div>2026: 01\.01\. 02\.01\. 03\.04\./)
    expect(page).toContain('<div>nur die PID</div>')
    expect(page).not.toContain('entscheidet das Steuersystem des Kantons')
  })

  it('shows the figures of another canton', async () => {
    const rules = publishedRules(bergtal, 'canton')
    const page = plain(
      await rendered({
        rules: { ...rules, figures: { ...rules.figures, fees, toleranceDays: 1, mostExtensions: 4 } },
      }),
    )

    expect(page).toContain('<div>PID und UID</div>')
    expect(page).toContain('<div>bis 30.09.: CHF 0</div><div>später: CHF 40</div>')
    expect(page).toContain('<div>1 Tag</div>')
    expect(page).toContain('<div>höchstens 4 je Steuerperiode</div>')
    expect(page).toContain('entscheidet das Steuersystem des Kantons')
  })

  it('leads from its contents to every section', async () => {
    const page = await rendered()

    const targets = [...page.matchAll(/href="#([a-z]+)"/g)].map(([, id]) => id)

    expect(targets).toEqual(['frist', 'unnoetig', 'steuerfall', 'angaben', 'eingang', 'zahlen', 'programm', 'offen'])
    expect(targets.filter((id) => !page.includes(`<section id="${id}"`))).toEqual([])
  })
})

describe('the sentences of the page', () => {
  it.each(['de', 'fr', 'it', 'rm', 'en'])('have at most 25 words in %s', async (language) => {
    const ending = language === 'de' ? '' : `.${language}`
    const files = await Promise.all(['rules-page', 'condition'].map((part) => import(`../../${part}-texts${ending}.ts`)))
    const texts = files
      .flatMap((file) => Object.values(file as Record<string, Record<string, string>>))
      .flatMap((each) => Object.values(each))

    const sentences = texts.flatMap((text) => text.split(/(?<=[.?!:])\s/))

    expect(sentences.length).toBeGreaterThan(120)
    expect(sentences.filter((sentence) => sentence.split(/\s/).length > 25)).toEqual([])
  })
})
