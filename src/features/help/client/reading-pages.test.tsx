// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idOf } from '../../../../scripts/testing/address-book.ts'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { UndoCommands } from '../../../shell/parts/undo/undo-commands.tsx'
import { CommandLayer } from '../../../shell/workspace/commands/command-layer.tsx'
import { getArticle, giveVote, listArticles, listCategories, listQuestions } from '../contract.ts'
import type { Article, ArticleLine, Category, Question, Vote } from '../help.ts'
import { Page as ArticlePage } from './article-page.tsx'
import { Page as BasePage } from './base-page.tsx'
import { Page as CategoryPage } from './category-page.tsx'
import { Page as FaqPage } from './faq-page.tsx'

const updated = '2026-03-01T08:00:00.000Z'
const care = { id: idOf(90), title: 'Item Support', handle: 'item-support' }

function aQuestion(number: number, change: Partial<Question> = {}): Question {
  const topic = { id: idOf(80), title: 'Daily work' }
  return {
    id: idOf(number),
    question: `Question ${number}?`,
    answer: `<p>Answer ${number}</p>`,
    topic,
    language: 'en',
    updated,
    vote: null,
    ...change,
  }
}
function anArticle(number: number, change: Partial<Article> = {}): Article {
  const links = { previous: null, next: null, related: [] }
  const texts = { title: `Article ${number}`, content: '<p>Words</p>', language: 'en' as const }
  return { id: idOf(number), ...texts, category: care, minutes: 2, updated, vote: null, ...links, ...change }
}
function aLine({ id, title, language, category, minutes }: Article): ArticleLine {
  return { id, title, language, category, minutes, updated, excerpt: `How ${title} begins` }
}

/** Texts in memory, answered as the server would, as far as these tests look. */
function aShelf(start: { readonly questions?: readonly Question[]; readonly articles?: readonly Article[] }) {
  const votes = new Map<string, Vote | null>()
  const given: unknown[] = []
  const { questions = [], articles = [] } = start
  const voted = <Text extends { readonly id: string; readonly vote: Vote | null }>(text: Text): Text =>
    votes.has(text.id) ? { ...text, vote: votes.get(text.id) ?? null } : text
  const category: Category = {
    ...care,
    path: '/pages/knowledge-base',
    articlesCount: articles.length,
    featuredArticles: articles.slice(0, 5).map(({ id, title, language, content }) => ({ id, title, language, content })),
  }
  serveContract([
    serving(listQuestions, () => questions.map(voted)),
    serving(listCategories, () => (articles.length === 0 ? [] : [category])),
    serving(listArticles, ({ q = '', category: handle }) =>
      articles.filter(({ title }) => title.includes(q) && (handle ?? care.handle) === care.handle).map(aLine),
    ),
    serving(getArticle, ({ id }) => {
      const found = articles.find((each) => each.id === id)
      if (!found) throw new Problem('not-found', 'This text does not exist.')
      return voted(found)
    }),
    serving(giveVote, (vote) => {
      given.push(vote)
      votes.set(vote.id, vote.isHelpful === null ? null : { isHelpful: vote.isHelpful, comment: vote.comment })
      return { changed: 1 }
    }),
  ])
  return { given }
}

beforeEach(() => {
  vi.stubGlobal('EventSource', undefined)
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(page: ReactNode, path: string): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <UndoCommands />
      {page}
    </>,
    { path, user: aUser() },
  )
}
const click = (target: Element) => act(async () => void fireEvent.click(target))
const press = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }))
const question = (name: string) => screen.findByRole('button', { name, expanded: false })
const answerOf = (number: number) => document.getElementById(`answer-${idOf(number)}`)
const isClosed = (number: number) => answerOf(number)?.getAttribute('hidden') === 'until-found'
const search = async (text: string) => {
  const box = await screen.findByRole('searchbox')
  await act(async () => void fireEvent.change(box, { target: { value: text } }))
}

describe('the questions', () => {
  it('§2.45 stand under their topics as headings, closed but to be found, and several open at once', async () => {
    const other = { id: idOf(81), title: 'Data and safety' }
    aShelf({ questions: [aQuestion(1), aQuestion(2), aQuestion(3, { topic: other })] })
    await open(<FaqPage />, '/pages/faq')

    await click(await question('Question 1?'))
    await click(await question('Question 3?'))

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Daily work', 'Data and safety'])
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect([1, 2, 3].map(isClosed)).toEqual([false, true, false])
    expect(answerOf(1)?.textContent).toContain('Answer 1')
  })

  it('all open and close with one press', async () => {
    aShelf({ questions: [aQuestion(1), aQuestion(2)] })
    await open(<FaqPage />, '/pages/faq')

    await click(await screen.findByRole('button', { name: 'Open all' }))
    expect([1, 2].map(isClosed)).toEqual([false, false])
    await click(screen.getByRole('button', { name: 'Close all' }))

    expect([1, 2].map(isClosed)).toEqual([true, true])
  })

  it('the search narrows to what fits, marks it, opens it, and tells how many', async () => {
    aShelf({ questions: [aQuestion(1, { answer: '<p>Über die <strong>Frist</strong></p>' }), aQuestion(2)] })
    await open(<FaqPage />, '/pages/faq')

    await search('frist uber')

    await screen.findByText('1 of 2 questions', { selector: 'p' })
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Über', 'Frist'])
    expect(isClosed(1)).toBe(false)
    expect(answerOf(2)).toBeNull()
    expect(location.search).toContain('q=frist')
    await search('xylophone')
    await screen.findByText('No results for “xylophone”')
    await click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect([1, 2].map(isClosed)).toEqual([true, true]))
  })

  it('a link to a question opens it', async () => {
    aShelf({ questions: [aQuestion(1), aQuestion(2)] })
    await open(<FaqPage />, `/pages/faq#faq-${idOf(2)}`)

    await waitFor(() => expect([1, 2].map(isClosed)).toEqual([true, false]))
  })

  it('what the browser finds in a closed answer opens it', async () => {
    aShelf({ questions: [aQuestion(1)] })
    await open(<FaqPage />, '/pages/faq')
    await question('Question 1?')

    await act(async () => void answerOf(1)?.dispatchEvent(new Event('beforematch')))

    expect(isClosed(1)).toBe(false)
  })

  it('none yet says so, and none that could be loaded still tells whom to call', async () => {
    aShelf({})
    await open(<FaqPage />, '/pages/faq')
    await screen.findByText('No questions yet')
    cleanup()
    serveContract([serving(listQuestions, () => Promise.reject(new Problem('not-allowed', 'No.')))])
    await open(<FaqPage />, '/pages/faq')

    await screen.findByText('The questions could not be loaded')
    expect(screen.getByRole('link', { name: '041 000 00 00' })).toBeTruthy()
  })
})

describe('the knowledge base', () => {
  it('§2.46 shows a category with its count, its featured articles and the way to all', async () => {
    aShelf({ articles: [1, 2, 3, 4, 5, 6].map((number) => anArticle(number)) })
    await open(<BasePage />, '/pages/knowledge-base')

    const all = await screen.findByRole('link', { name: 'See all articles (6)' })

    expect(all.getAttribute('href')).toBe('/pages/knowledge-base/item-support')
    expect(screen.getByRole('link', { name: 'Article 5' }).getAttribute('href')).toBe(`/pages/knowledge-base/item-support/${idOf(5)}`)
    expect(screen.queryByRole('link', { name: 'Article 6' })).toBeNull()
  })

  it('the search shows what it finds while one types', async () => {
    aShelf({ articles: [anArticle(1), anArticle(2, { title: 'Wool' })] })
    await open(<BasePage />, '/pages/knowledge-base')

    await search('Wool')

    await screen.findByText('1 article found', { selector: 'p' })
    expect(screen.getByRole('link', { name: 'Wool' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Article 1' })).toBeNull()
  })

  it('a category lists all its articles with how they begin', async () => {
    aShelf({ articles: [1, 2, 3].map((number) => anArticle(number)) })
    await open(<CategoryPage />, '/pages/knowledge-base/item-support')

    await screen.findByRole('heading', { level: 1, name: 'Item Support' })
    expect(await screen.findAllByText(/^How Article \d begins$/)).toHaveLength(3)
    expect(screen.getByText('3 articles')).toBeTruthy()
  })

  it('one that does not exist says so', async () => {
    aShelf({ articles: [anArticle(1)] })
    await open(<CategoryPage />, '/pages/knowledge-base/unknown')

    expect(await screen.findByText('There is no such category')).toBeTruthy()
  })
})

describe('an article', () => {
  const article = anArticle(1, {
    content:
      '<p>Begin</p><h2>First part</h2><p onclick="x()">Text <a href="/apps/team">team</a> <a href="javascript:x()">bad</a></p>' +
      '<h2>Second part</h2><script>alert(1)</script><pre><code>npm ci</code></pre><table><tr><td>cell</td></tr></table>',
    next: { id: idOf(2), title: 'Article 2', language: 'en' },
    related: [{ id: idOf(3), title: 'Article 3', language: 'de', category: care }],
  })

  it('has contents, anchors, its age, its reading time, related ones and neighbours', async () => {
    aShelf({ articles: [article] })
    await open(<ArticlePage />, `/pages/knowledge-base/item-support/${idOf(1)}`)

    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))

    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#first-part', '#second-part'])
    expect(document.getElementById('second-part')?.tagName).toBe('H2')
    expect(screen.getByText('2 min read')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Next article Article 2' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Article 3' }).lang).toBe('de')
  })

  it('is made harmless: no script, no handler, no address but those of pages, web, mail and phone', async () => {
    aShelf({ articles: [article] })
    await open(<ArticlePage />, `/pages/knowledge-base/item-support/${idOf(1)}`)

    const shown = await screen.findByRole('article')

    expect(shown.querySelector('script, [onclick]')).toBeNull()
    expect(within(shown).getByRole('link', { name: 'team' }).getAttribute('href')).toBe('/apps/team')
    expect(within(shown).queryByRole('link', { name: 'bad' })).toBeNull()
    expect(within(shown).getByRole('group', { name: 'Table' })).toBeTruthy()
    expect(within(shown).getByRole('button', { name: 'Copy code' })).toBeTruthy()
  })

  it('asks whether it helped, takes a comment, and what was said can be undone', async () => {
    const { given } = aShelf({ articles: [article] })
    await open(<ArticlePage />, `/pages/knowledge-base/item-support/${idOf(1)}`)

    await click(await screen.findByRole('button', { name: 'No' }))
    const box = await screen.findByLabelText('What was missing? (optional)')
    await act(async () => void fireEvent.change(box, { target: { value: 'Pictures' } }))
    await click(screen.getByRole('button', { name: 'Send' }))

    await waitFor(() =>
      expect(given).toEqual([
        { id: idOf(1), isHelpful: false, comment: '' },
        { id: idOf(1), isHelpful: false, comment: 'Pictures' },
      ]),
    )
    expect(screen.getByRole('link', { name: '041 000 00 00' })).toBeTruthy()
  })

  it('j goes to the next one, t to the contents', async () => {
    aShelf({ articles: [article, anArticle(2)] })
    await open(<ArticlePage />, `/pages/knowledge-base/item-support/${idOf(1)}`)
    await screen.findByRole('navigation', { name: 'On this page' })

    await press('t')
    expect(document.activeElement?.textContent).toBe('First part')
    await press('j')

    await screen.findByRole('heading', { level: 1, name: 'Article 2' })
  })

  it('in another category than its address says, leads on; one that does not exist says so', async () => {
    aShelf({ articles: [article] })
    await open(<ArticlePage />, `/pages/knowledge-base/elsewhere/${idOf(1)}`)
    await waitFor(() => expect(location.pathname).toBe(`/pages/knowledge-base/item-support/${idOf(1)}`))
    cleanup()
    await open(<ArticlePage />, `/pages/knowledge-base/item-support/${idOf(7)}`)

    await screen.findByText('There is no such article')
  })
})
