// @vitest-environment node
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { bergtal, musterland, seeland } from '../../../../../scripts/testing/cantons.ts'
import { languages, type Language } from '../../../../kit/texts.ts'
import { pagePaths } from '../../../../main/page-paths.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import { helpPageTexts } from '../../help-page-texts.ts'
import { helpQuestions } from '../../help-questions.ts'
import { publishedRules } from '../../server/decision/published-rules.ts'
import { VisitFlow } from '../flow.tsx'
import { plainPages } from '../plain-pages.ts'
import { helpPageCatalogue } from './help-page-catalogue.ts'
import { Page } from './help-page.tsx'

type Shown = {
  readonly canton?: Parameters<typeof publishedRules>[0]
  readonly language?: Language
  readonly hasFigures?: boolean
  readonly sought?: string
}

/** The page as a server renders it. */
async function rendered({ canton = musterland, language = 'de', hasFigures = true, sought }: Shown = {}): Promise<string> {
  const clock = () => new Date('2026-03-10T10:00:00Z')
  const rules = publishedRules(canton, 'program')
  const state = sought === undefined ? plainPages.stateOfRules(rules) : plainPages.stateOfHelp(`?q=${encodeURIComponent(sought)}`, rules)
  const start = hasFigures ? { clock, state } : { clock }
  const { prelude } = await prerender(
    <Router ssrPath="/hilfe">
      <ShellProviders site={canton.site} language={language}>
        <VisitFlow start={start}>
          <Page />
        </VisitFlow>
      </ShellProviders>
    </Router>,
  )
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

/** What one answer says, without its marks. */
function answerIn(page: string, id: string): string {
  const [, answer = ''] = new RegExp(`<div id="${id}"[^>]*>(.*?)</details>`).exec(page) ?? []
  return answer.replaceAll(/<[^>]+>/g, ' ')
}

const places = (page: string): readonly string[] => [...page.matchAll(/<\/summary><div id="([\w-]+)"/g)].map(([, id = '']) => id)

describe('the help as a server sends it', () => {
  it.each(languages)('is whole in %s: every question has its answer and its place', async (language) => {
    const page = await rendered({ language })

    expect(places(page)).toEqual(helpQuestions)
    expect(places(page).filter((id) => answerIn(page, id).trim().length < 60)).toEqual([])
    expect(page).toContain((await helpPageCatalogue.textsIn(language)).paper)
    expect(page).not.toMatch(/\{\w+\}|\]\(/)
  })

  it('answers a question that a page without script sends, the best first and open', async () => {
    const page = await rendered({ sought: 'gebür' })

    expect(places(page)[0]).toBe('kosten')
    expect(page.match(/<details[^>]* open=""/g)).toHaveLength(1)
    expect(page).toContain('value="gebür"')
    expect(page).toContain('<a href="/hilfe"')
  })

  it('names who may know where it has no answer, and is the whole help where nothing is asked', async () => {
    const page = await rendered({ sought: 'Steuerfuss <b>' })

    expect(page).toContain('Keine Treffer für «Steuerfuss &lt;b&gt;».')
    expect(page).toContain(`href="mailto:${musterland.site.email}"`)
    expect(plainPages.stateOfHelp('', publishedRules(musterland, 'program'))).toBeUndefined()
    expect(plainPages.stateOfHelp(`?q=${'a'.repeat(999)}`, publishedRules(musterland, 'program'))?.sought).toHaveLength(200)
  })

  it('ends no line inside the hours of the office', async () => {
    const page = await rendered()

    expect(page).toContain('13–\u206017\u00a0Uhr')
    expect(answerIn(page, 'kontakt')).not.toMatch(/\d–\d/)
  })

  it('is open to every reader: nothing is hidden but what an element of the browser itself opens', async () => {
    const page = await rendered()

    expect(page).not.toMatch(/<\w+ [^>]*\shidden[\s=>]/)
    expect(page.match(/<details/g)).toHaveLength(places(page).length)
  })

  it('leads to pages that exist, and to places of its own that exist', async () => {
    const page = await rendered()
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

    const missing = links.filter((href) => href.startsWith('/') && !pagePaths.includes(href.split('#')[0] ?? ''))
    expect(missing).toEqual([])
    expect(links.filter((href) => href.startsWith('#') && !page.includes(`id="${href.slice(1)}"`))).toEqual([])
  })

  it('tells figures of the canton once the figures are there, and stays readable without them', async () => {
    expect(answerIn(await rendered(), 'bis-wann')).toContain('31.03. des Jahres nach der Steuerperiode')
    const without = await rendered({ hasFigures: false })
    expect(answerIn(without, 'bis-wann')).toContain('bevor Ihre jetzige Frist abläuft')
    expect(without).not.toContain('<dl')
  })
})

describe('what differs from canton to canton', () => {
  it.each([musterland, bergtal, seeland])('is what its file says: $id', async (canton) => {
    const page = await rendered({ canton })

    expect(answerIn(page, 'kosten')).toContain(canton.site.cost.de)
    expect(answerIn(page, 'pid')).toContain(canton.site.pidPlace.de)
    expect(answerIn(page, 'ohne-computer').replaceAll(/\s+/g, ' ')).toContain(canton.site.address)
    for (const day of Object.values(canton.site.filing)) expect(answerIn(page, 'bis-wann')).toContain(`${day.slice(3)}.${day.slice(0, 2)}.`)
  })

  it('§9.4 is not the last day by law, which is the same everywhere', async () => {
    for (const canton of [musterland, seeland]) {
      expect(answerIn(await rendered({ canton }), 'wie-lange')).toMatch(/natürliche Personen\s+30\.11\. .*juristische Personen\s+31\.12\. /)
    }
  })

  it('is the fee that is accepted before it is owed, the number of extensions, and the tolerance', async () => {
    const [free, paid] = [await rendered(), await rendered({ canton: seeland })]

    expect(answerIn(free, 'kosten')).not.toContain('CHF')
    expect(answerIn(paid, 'kosten')).toMatch(/bis 30\.09\.: CHF\s0 .*später: CHF\s40 .*vor dem Entscheid/)
    expect(answerIn(paid, 'wie-lange')).toContain('höchstens 4 je Steuerperiode')
    expect(answerIn(paid, 'bis-wann')).toContain('5\u00a0Tage')
  })

  it('is the UID, which is named only where it is asked for', async () => {
    expect(await rendered()).not.toContain('UID')
    expect(answerIn(await rendered({ canton: bergtal }), 'firma')).toContain('Die PID und die UID der Firma')
  })
})

it('no sentence repeats a date or an amount that a canton sets', () => {
  const hours = /24\sStunden/g

  expect(Object.values(helpPageTexts).filter((text) => /CHF|\d\d/.test(text.replaceAll(hours, '')))).toEqual([])
})
