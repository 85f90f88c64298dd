import { expect, it } from 'vitest'
import { emptyArticle, emptyDraft, faultOf, isBegun } from './draft.ts'

it.each([
  [{}, 'nothingToPost'],
  [{ message: ' ' }, 'nothingToPost'],
  [{ message: 'Hello' }, undefined],
  [{ message: 'Hello', article: emptyArticle }, 'articleTitleMissing'],
  [{ article: { ...emptyArticle, title: 'On lakes' } }, undefined],
  [{ article: { ...emptyArticle, title: 'On lakes', link: 'https://example.org/a' } }, undefined],
  [{ article: { ...emptyArticle, title: 'On lakes', link: 'javascript:alert(1)' } }, 'articleLinkWrong'],
])('a post with %o cannot be published because of %s', (change, fault) => {
  expect(faultOf({ ...emptyDraft, ...change })).toBe(fault)
})

it('is begun with the first word anywhere', () => {
  expect(isBegun(emptyDraft)).toBe(false)
  expect(isBegun({ ...emptyDraft, article: emptyArticle })).toBe(false)
  expect(isBegun({ ...emptyDraft, article: { ...emptyArticle, excerpt: 'Once' } })).toBe(true)
})
