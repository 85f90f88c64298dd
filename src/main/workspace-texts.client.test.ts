// @vitest-environment node
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Texts = Readonly<Record<string, string>>

const src = join(import.meta.dirname, '..')
const translations = globSync('**/*texts.de.ts', { cwd: src }).toSorted((a, b) => a.localeCompare(b))

it('finds the German texts of the workspace', () => {
  expect(translations).toEqual(expect.arrayContaining(['features/ui/texts.de.ts', 'shell/parts/words/texts.de.ts']))
})

describe.each(translations)('the catalogue of %s', (file) => {
  it('has the entries and placeholders of the English original, and none without words', async () => {
    const [german, english] = await Promise.all([textsIn(file), textsIn(file.replace('.de.ts', '.ts'))])

    expect(placeholders(german)).toEqual(placeholders(english))
    expect([...Object.values(german), ...Object.values(english)].filter((text) => text.trim() === '')).toEqual([])
  })

  it('spells German the Swiss way and addresses people formally', async () => {
    const words = Object.values(await textsIn(file)).join(' ')

    expect(words).not.toContain('ß')
    expect(words).not.toMatch(/\b(du|dein|deine|dich|dir)\b/i)
  })
})

it('would notice a missing entry and another placeholder', () => {
  const english = { moved: '{count} moved', none: 'None' }

  expect(placeholders({ moved: '{count} verschoben' })).not.toEqual(placeholders(english))
  expect(placeholders({ moved: '{number} verschoben', none: 'Keine' })).not.toEqual(placeholders(english))
  expect(placeholders({ moved: 'Verschoben: {count}', none: 'Keine' })).toEqual(placeholders(english))
})

async function textsIn(file: string): Promise<Texts> {
  const { texts } = (await import(join(src, file))) as { readonly texts: Texts } // every such file exports just that
  return texts
}

function placeholders(texts: Texts): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b)),
    ]),
  )
}
