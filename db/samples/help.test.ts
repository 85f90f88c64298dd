import { expect, it } from 'vitest'
import { anAccount } from '../../scripts/testing/accounts.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { answerTo } from '../../scripts/testing/workspaces.ts'
import { listArticles, listCategories, listQuestions } from '../../src/features/help/contract.ts'
import { plainText } from '../../src/features/help/rules.ts'
import { htmlOf } from './help-html.ts'
import { helpSample } from './help.ts'

it('§2.46 a new workspace has the four categories with as many articles as they say, Item Support with 24, and German ones beside them', async () => {
  const server = await aServerForThisTest({ samples: [helpSample] })
  const account = await anAccount(server)

  const categories = await answerTo(server, account, listCategories)

  expect(categories.map(({ title, articlesCount }) => [title, articlesCount])).toEqual([
    ['Your Account', 17],
    ['Selling', 12],
    ['Buying', 19],
    ['Item Support', 24],
    ['Fristerstreckung', 8],
  ])
  expect(categories.map(({ path, featuredArticles }) => [path, featuredArticles.length])).toEqual(
    categories.map(() => ['/pages/knowledge-base', 5]),
  )
  for (const { handle, articlesCount } of categories) {
    const articles = await answerTo(server, account, listArticles, { category: handle })
    expect(articles).toHaveLength(articlesCount)
    expect(articles.filter(({ excerpt }) => excerpt.length < 60)).toEqual([])
  }
})

it('§2.45 has more than the fourteen questions of the template, three to ten in each topic, none of them twice', async () => {
  const server = await aServerForThisTest({ samples: [helpSample] })
  const account = await anAccount(server)

  const questions = await answerTo(server, account, listQuestions)

  const topics = Map.groupBy(questions, ({ topic }) => topic.title)
  expect(questions.length).toBeGreaterThanOrEqual(14)
  expect([...topics.values()].filter(({ length }) => length < 3 || length > 10)).toEqual([])
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  expect(questions.filter(({ answer }) => plainText(answer).length < 60)).toEqual([])
})

it('a sample text becomes headings, lists, steps, links and paragraphs', () => {
  expect(htmlOf('One & **two**\n# Head\n- a\n- [b](/c)\n1. first\nend')).toBe(
    '<p>One &amp; <strong>two</strong></p><h2>Head</h2><ul><li><p>a</p></li><li><p><a href="/c">b</a></p></li></ul>' +
      '<ol><li><p>first</p></li></ol><p>end</p>',
  )
})
