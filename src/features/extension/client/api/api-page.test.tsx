// @vitest-environment node
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { bergtal, musterland } from '../../../../../scripts/testing/cantons.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import type { Language } from '../../../../kit/texts.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import { apiPageTexts } from '../../api-page-texts.ts'
import { curlOf, failingExamples, publicCalls } from '../../public-calls.ts'
import { VisitFlow } from '../flow.tsx'
import { Page } from './api-page.tsx'
import { plainPages } from '../plain-pages.ts'

type Shown = {
  readonly language?: Language
  readonly canton?: Pick<typeof musterland, 'site'>
  readonly at?: string
  readonly state?: unknown
}

/** The page as a server renders it. */
async function rendered({ language = 'de', canton = musterland, at = '2026-03-10', state }: Shown = {}): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath="/api/docs">
      <ShellProviders site={canton.site} language={language}>
        <VisitFlow start={{ clock: () => new Date(`${at}T10:00:00Z`), state }}>
          <Page />
        </VisitFlow>
      </ShellProviders>
    </Router>,
  )
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

function escaped(text: string): string {
  return text.replaceAll('"', '&quot;').replaceAll("'", '&#x27;')
}

describe('the page about the API', () => {
  it('shows every call with the command and the answer of its example, at the address of the canton', async () => {
    const { site } = bergtal
    const page = await rendered({ canton: bergtal })
    const today = plainDate(2026, 3, 10)
    const examples = [...publicCalls(today, site.filing).map(({ example }) => example), ...failingExamples(today, site.filing)]

    const commands = examples.map((example) => escaped(curlOf(example, site.web)))
    const answers = examples.flatMap(({ answer }) => (answer ? [escaped(JSON.stringify(answer, null, 2))] : []))

    expect(examples).toHaveLength(8)
    expect([...commands, ...answers].filter((text) => !page.includes(text))).toEqual([])
  })

  it('has words for every field', async () => {
    const names = publicCalls(plainDate(2026, 3, 10), musterland.site.filing).flatMap(({ input, output }) => [...input, ...output])

    expect(names.filter((name) => !(`field${name}` in apiPageTexts))).toEqual([])
    expect(Object.keys(apiPageTexts).filter((key) => /^field[^C]|^fieldCode/.test(key) && !names.includes(key.slice(5)))).toEqual([])
  })

  it('says how often one network may ask here, where it knows', async () => {
    expect(await rendered({ state: plainPages.stateOfApi({ submit: 60, receipt: 30 }) })).toContain('60 Gesuche pro Minute und Netz')
    expect(await rendered()).not.toContain('Gesuche pro Minute und Netz')
  })

  it('asks in its example for what can be granted on any day of the year', async () => {
    for (const [at, wish] of [
      ['2026-01-02', '2026-11-30'],
      ['2026-11-30', '2026-11-30'],
      ['2026-12-01', '2027-11-30'],
    ] as const)
      expect(await rendered({ at })).toContain(escaped(`"Wunschfrist": "${wish}"`))
  })

  it.each([
    ['de', 'de-CH', 'Schnittstelle für Ihre Software'],
    ['en', 'en', 'API for your software'],
    ['fr', 'en', 'API for your software'],
    ['it', 'en', 'API for your software'],
    ['rm', 'en', 'API for your software'],
  ] as const)('is for readers of %s in %s, and says so', async (language, lang, title) => {
    expect(await rendered({ language })).toMatch(new RegExp(`<div lang="${lang}"><h1[^>]*>${title}</h1>`))
  })

  it('leads from its contents to every section', async () => {
    const page = await rendered()

    const targets = [...page.matchAll(/href="#([a-z]+)"/g)].map(([, id]) => id)

    expect(targets).toHaveLength(11)
    expect(targets.filter((id) => !page.includes(`<section id="${id}"`))).toEqual([])
  })
})
