import { describe, expect, it } from 'vitest'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { answerFinder, type Finder, type SearchLanguage } from '../../../../kit/find-answers.ts'
import { publishedRules } from '../../server/decision/published-rules.ts'
import { rulesPageCatalogue } from '../rules/rules-page-catalogue.ts'
import { everydayQuestions } from './everyday-questions.ts'
import { helpGroups, textsOfAnswer, type HelpAnswer } from './help-answers.ts'
import { helpPageCatalogue } from './help-page-catalogue.ts'
import { helpLanguage, languageCatalogue } from './help-search.ts'

const languages = ['de', 'fr', 'it', 'en'] as const
type Language = (typeof languages)[number]

async function answersIn(language: Language): Promise<readonly HelpAnswer[]> {
  const [texts, ruleWords] = [await helpPageCatalogue.textsIn(language), await rulesPageCatalogue.textsIn(language)]
  const { figures } = publishedRules(musterland, 'program')
  return helpGroups({ texts, ruleWords, site: musterland.site, language, year: 2026, figures }).flatMap(({ answers }) => answers)
}

async function finderIn(
  language: Language,
  change: Partial<SearchLanguage> = {},
  options?: Parameters<typeof answerFinder>[2],
): Promise<Finder<HelpAnswer>> {
  const words = { ...helpLanguage(await languageCatalogue.textsIn(language), language), ...change }
  return answerFinder([{ items: await answersIn(language), language: words }], textsOfAnswer, options)
}

/** The questions whose answer is not among the first two. */
function missed(language: Language, find: Finder<HelpAnswer>): readonly (readonly [typed: string, needed: string])[] {
  return Object.entries<readonly string[]>(everydayQuestions[language]).flatMap(([needed, all]) =>
    all.filter((typed) => !(find(typed)?.items ?? []).slice(0, 2).some(({ id }) => id === needed)).map((typed) => [typed, needed] as const),
  )
}

describe.each([
  ['de', 60],
  ['fr', 20],
  ['it', 20],
  ['en', 20],
] as const)('everyday questions in %s', (language, count) => {
  it('are as many as promised, and none is the title of its answer', async () => {
    const typed = Object.values(everydayQuestions[language]).flat()
    const titles = (await answersIn(language)).map(({ question }) => question.toLowerCase())

    expect(new Set(typed).size).toBe(count)
    expect(typed.filter((question) => titles.includes(question.toLowerCase()))).toEqual([])
  })

  it('find their answer first or second', async () => {
    expect(missed(language, await finderIn(language))).toEqual([])
  })

  it('find it clearly less often without synonyms and slips of the pen', async () => {
    const plain = await finderIn(language, { meanings: '' }, { isNear: () => false })

    expect(missed(language, plain).length).toBeGreaterThan(count * 0.4)
  })
})

it.each([
  ['Gebühr', 'kosten'],
  ['Kosten', 'kosten'],
  ['Treuhänder', 'vertretung'],
  ['verlängern', 'wie-lange'],
  ['Mahnung', 'verpasst'],
  ['Bestätigung', 'beleg'],
  ['anmelden', 'anmeldung'],
])('the plain word %s leads to %s', async (typed, needed) => {
  const find = await finderIn('de')

  expect(
    find(typed)
      ?.items.slice(0, 2)
      .map(({ id }) => id),
  ).toContain(needed)
})

it('finds nothing where the help has nothing, and looks for nothing as long as nothing is asked', async () => {
  const find = await finderIn('de')

  expect(['Steuerfuss', 'Hundesteuer', 'xyz'].map((typed) => find(typed)?.items.length)).toEqual([0, 0, 0])
  expect(['', '  ', 'w', 'wie', '?'].map(find)).toEqual([undefined, undefined, undefined, undefined, undefined])
})
