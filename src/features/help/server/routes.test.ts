import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { inWorkspace } from '../../../../scripts/testing/contacts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import { plainDate } from '../../../kit/plain-date.ts'
import {
  getArticle,
  getEntry,
  giveVote,
  listArticles,
  listCategories,
  listEntries,
  listOpinions,
  listQuestions,
  listSections,
  publishEntry,
  removeEntries,
  restoreEntries,
  saveEntry,
  saveSection,
} from '../contract.ts'
import type { Entry, Section, Shelf } from '../help.ts'
import { insertPublished } from './first-texts.ts'

let server: TestServer
let anna: TestAccount
let category: Section
beforeAll(async () => void (server = await aServer()))
beforeEach(async () => {
  anna = await anAccount(server)
  category = await aSection('knowledge-base', 'Item Support')
})
afterAll(() => server.app.close())

const call = <E extends Endpoint>(endpoint: E, input = {}): Promise<OutputOf<E>> => answerTo(server, anna, endpoint, input)
const statusOf = async (endpoint: Endpoint, input = {}) => (await ask(server, anna, endpoint, input)).statusCode
const aSection = (shelf: Shelf, title: string): Promise<Section> => call(saveSection, { section: { id: randomUUID(), shelf, title } })

/** A text that readers see. */
async function published(change: Partial<Entry> = {}): Promise<Entry> {
  const { id } = await written(change)
  return call(publishEntry, { id })
}
const anArticle = (change: Partial<Entry>) => ({
  sectionId: category.id,
  title: 'A text',
  content: '<p>Words</p>',
  language: 'en',
  isFeatured: false,
  position: 1,
  ...change,
})
/** As a new workspace gets them. */
const publishedAtOnce = (texts: readonly ReturnType<typeof anArticle>[]): Promise<void> =>
  inWorkspace(server, anna, (tx) => insertPublished(tx, { texts, author: 'Nora Beispiel', day: plainDate(2026, 1, 5) }))
function written(change: Partial<Entry> = {}): Promise<Entry> {
  const entry = { id: randomUUID(), sectionId: category.id, title: 'A text', content: '<p>Words</p>', language: 'en', isFeatured: false }
  return call(saveEntry, { entry: { ...entry, ...change } })
}

describe('questions', () => {
  it('§3.45 §7.85 GET faq gives id, question and answer, topic by topic, and nothing that is not published', async () => {
    const [first, second] = [await aSection('faq', 'First'), await aSection('faq', 'Second')]
    const later = await published({ sectionId: second.id, title: 'Who?', content: '<p>We.</p>' })
    const one = await published({ sectionId: first.id, title: 'How?', content: '<p>So.</p>', language: 'de' })
    await written({ sectionId: first.id, title: 'Not yet?' })
    await published({ title: 'An article' })

    const questions = await call(listQuestions)

    expect(questions).toMatchObject([
      { id: one.id, question: 'How?', answer: '<p>So.</p>', topic: { id: first.id, title: 'First' }, language: 'de', vote: null },
      { id: later.id, question: 'Who?', answer: '<p>We.</p>', topic: { title: 'Second' } },
    ])
    expect((await call(listQuestions, { after: one.id, limit: '5' })).map(({ id }) => id)).toEqual([later.id])
  })
})

describe('the knowledge base', () => {
  it('§3.46 §7.86 GET knowledge-base answers 200 with categories, their true counts and featured articles with content', async () => {
    for (const at of [1, 2, 3, 4, 5, 6]) await published({ title: `Article ${at}`, content: `<p>Text ${at}</p>`, isFeatured: at === 6 })
    await written({ title: 'A draft' })
    await aSection('knowledge-base', 'Nothing in it')

    const reply = await ask(server, anna, listCategories)

    expect(reply.statusCode).toBe(200)
    const categories = reply.json<OutputOf<typeof listCategories>>()
    expect(categories).toMatchObject([
      { id: category.id, title: 'Item Support', path: '/pages/knowledge-base', handle: 'item-support', articlesCount: 6 },
    ])
    expect(categories[0]?.featuredArticles.map(({ title }) => title)).toEqual([
      'Article 6',
      'Article 1',
      'Article 2',
      'Article 3',
      'Article 4',
    ])
    expect(categories[0]?.featuredArticles[0]).toMatchObject({ content: '<p>Text 6</p>' })
  })

  it('an article comes with its neighbours, related ones and its time to read', async () => {
    const first = await published({ title: 'Sharpen a knife' })
    const middle = await published({ title: 'Oil the board', content: `<p>${'word '.repeat(600)}</p>` })
    const last = await published({ title: 'Wash the blanket' })
    const other = await aSection('knowledge-base', 'Other')
    const related = await published({ sectionId: other.id, title: 'Another board' })

    const article = await call(getArticle, { id: middle.id })

    expect(article).toMatchObject({
      title: 'Oil the board',
      minutes: 3,
      category: { title: 'Item Support', handle: 'item-support' },
      previous: { id: first.id, title: 'Sharpen a knife' },
      next: { id: last.id },
      related: [{ id: related.id, title: 'Another board', category: { handle: 'other' } }],
    })
    expect(await call(getArticle, { id: first.id })).toMatchObject({ previous: null, next: { id: middle.id } })
  })

  it('the articles of a category stand in their order and go on after a row', async () => {
    const [one, two, three] = [await published({ title: 'One' }), await published({ title: 'Two' }), await published({ title: 'Three' })]

    expect((await call(listArticles, { category: 'item-support' })).map(({ id }) => id)).toEqual([one.id, two.id, three.id])
    expect((await call(listArticles, { category: 'item-support', after: one.id, limit: '1' })).map(({ id }) => id)).toEqual([two.id])
    expect(await call(listArticles, { category: 'unknown' })).toEqual([])
    expect(await statusOf(listArticles, { after: randomUUID() })).toBe(404)
    expect(await statusOf(listArticles, { category: 'edit' })).toBe(400)
  })

  it.each(['blanket', 'Blankets', 'wool wash', 'schafwolle'])(
    'finds an article by %s, those with the word in the title first',
    async (q) => {
      const body = await published({ title: 'Care', content: '<p>Wash a blanket of wool, Schafwolle</p>' })
      const titled = await published({ title: 'Blanket of wool to wash: Schafwolle', content: '<p>Cold.</p>' })
      await published({ title: 'Candles' })
      await written({ title: 'Blanket wool wash Schafwolle' })

      const found = await call(listArticles, { q })

      expect(found.map(({ id }) => id)).toEqual([titled.id, body.id])
      expect((await call(listArticles, { q, after: titled.id })).map(({ id }) => id)).toEqual([body.id])
    },
  )

  it('finds the best of 300 articles, though all have a word of the question, in the title or more often', async () => {
    const texts = Array.from({ length: 300 }, (_, at) => anArticle({ title: `Account ${at}`, content: `<p>${'account '.repeat(20)}</p>` }))
    const best = anArticle({ title: 'Lost on the way', content: '<p>Ask for a voucher in your account.</p>' })
    await publishedAtOnce([...texts, best])

    const found = await call(listArticles, { q: 'account voucher' })

    expect(found[0]?.title).toBe(best.title)
  })

  it('articles that fit as well as each other come by their titles', async () => {
    const titles = Array.from({ length: 130 }, (_, at) => `Account ${String(at).padStart(3, '0')}`)
    await publishedAtOnce(titles.map((title) => anArticle({ title })).toReversed())

    const found = await call(listArticles, { q: 'account' })

    expect(found.map(({ title }) => title)).toEqual(titles.slice(0, 100))
  })

  it('what is a draft, in the bin, a question or unknown is no article', async () => {
    const topic = await aSection('faq', 'Topic')
    const [draft, gone, question] = [await written(), await published(), await published({ sectionId: topic.id })]
    await call(removeEntries, { entryIds: [gone.id] })

    for (const id of [draft.id, gone.id, question.id, randomUUID()]) expect(await statusOf(getArticle, { id })).toBe(404)
  })
})

describe('whether it helped', () => {
  it('each account says it once, may change it and take it back; those who write see it without a name', async () => {
    const { id } = await published()
    const beat = await aColleague(server, anna)
    await call(giveVote, { id, isHelpful: true, comment: '' })
    await call(giveVote, { id, isHelpful: false, comment: 'Step two is missing.' })
    await answerTo(server, beat, giveVote, { id, isHelpful: true, comment: '' })

    expect(await call(getArticle, { id })).toMatchObject({ vote: { isHelpful: false, comment: 'Step two is missing.' } })
    expect(await call(getEntry, { id })).toMatchObject({ helpful: 1, unhelpful: 1 })
    expect(await call(listOpinions, { id })).toHaveLength(2)
    expect(Object.keys((await call(listOpinions, { id }))[0] ?? {})).toEqual(['isHelpful', 'comment', 'given'])

    await call(giveVote, { id, isHelpful: null, comment: '' })
    expect(await call(getArticle, { id })).toMatchObject({ vote: null })
    expect(await statusOf(giveVote, { id: (await written()).id, isHelpful: true, comment: '' })).toBe(404)
  })
})

describe('topics and categories', () => {
  it('are added at the end under an address of their own, which stays when they are renamed', async () => {
    const twin = await aSection('knowledge-base', 'Item support')
    expect(twin.handle).toBe('item-support-2')

    const renamed = await call(saveSection, { section: { id: twin.id, shelf: 'knowledge-base', title: 'Care' } })

    expect(renamed).toEqual({ id: twin.id, shelf: 'knowledge-base', title: 'Care', handle: 'item-support-2' })
    expect((await call(listSections, { shelf: 'knowledge-base' })).map(({ title }) => title)).toEqual(['Item Support', 'Care'])
    expect(await call(listSections, { shelf: 'faq' })).toEqual([])
    expect(await statusOf(saveSection, { section: { id: randomUUID(), shelf: 'faq', title: '  ' } })).toBe(400)
    expect(await statusOf(saveSection, { section: { id: twin.id, shelf: 'faq', title: 'Moved' } })).toBe(404)
  })

  it('each gets its own address also where many are made at once', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => aSection('faq', 'Same')))

    expect(made.map(({ handle }) => handle).toSorted()).toEqual(['same', 'same-2', 'same-3', 'same-4'])
  })
})

describe('the bin', () => {
  it('takes texts away from readers and gives them back as they were', async () => {
    const { id } = await published({ title: 'Going' })
    await call(removeEntries, { entryIds: [id] })
    expect(await call(listCategories)).toEqual([])
    expect(await call(listEntries, { shelf: 'knowledge-base' })).toEqual([])
    expect(await call(listEntries, { shelf: 'knowledge-base', view: 'bin' })).toMatchObject([{ id }])

    await call(restoreEntries, { entryIds: [id] })

    expect(await call(getArticle, { id })).toMatchObject({ title: 'Going' })
    expect(await statusOf(removeEntries, { entryIds: [randomUUID()] })).toBe(404)
  })
})
