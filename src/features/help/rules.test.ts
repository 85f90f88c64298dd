import { describe, expect, it } from 'vitest'
import { Handle } from './help.ts'
import { excerptOf, handleFor, plainText, readingMinutes } from './rules.ts'

describe('the words of a text', () => {
  it.each([
    ['<p>One.</p><p>Two</p>', 'One. Two'],
    ['<ul><li>a &amp; b</li><li>&lt;c&gt;</li></ul>', 'a & b <c>'],
    ['<p>Use <strong>Save</strong>, then close.</p>', 'Use Save, then close.'],
    ['', ''],
    ['a < b', 'a < b'],
  ])('of %s are «%s»', (html, words) => {
    expect(plainText(html)).toBe(words)
  })

  it.each([
    [0, 1],
    [200, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])('%i of them take %i minutes', (count, minutes) => {
    expect(readingMinutes(`<p>${'word '.repeat(count)}</p>`)).toBe(minutes)
  })

  it('begin with an excerpt that ends between words', () => {
    expect(excerptOf('<p>Short.</p>')).toBe('Short.')
    expect(excerptOf('<p>One two three, four</p>', 14)).toBe('One two three …')
    expect(excerptOf('x'.repeat(30), 20)).toBe(`${'x'.repeat(20)} …`)
  })
})

describe('the address of a category', () => {
  it.each([
    ['Item Support', 'item-support'],
    ['Über Gebühren & Fristen', 'ueber-gebuehren-fristen'],
    ['Élan', 'elan'],
    ['???', 'section'],
    ['Edit', 'edit-2'],
    ['Taken', 'taken-3'],
  ])('of «%s» is %s', (title, handle) => {
    expect(handleFor(title, new Set(['taken', 'taken-2']))).toBe(handle)
    expect(Handle.safeParse(handle).success).toBe(true)
  })

  it('is never the place of those who write, nor anything with signs in it', () => {
    for (const wrong of ['edit', '', 'A', 'a/b', '-a', 'a--b']) expect(Handle.safeParse(wrong).success).toBe(false)
  })
})
