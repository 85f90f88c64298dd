// @vitest-environment node
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../kit/texts.ts'

type Texts = Readonly<Record<string, string>>

const src = join(import.meta.dirname, '..')
const french = globSync('**/*texts.fr.ts', { cwd: src })
const others = languages.filter((language) => language !== 'de')

it('finds the translations', () => {
  expect(french.length).toBeGreaterThan(3)
})

describe.each(french)('the catalogue of %s', (file) => {
  it.each(others)('has in %s the placeholders of the German original', async (language) => {
    const [translated = {}] = await catalogues(file.replace('.fr.ts', `.${language}.ts`))

    const originals = await catalogues(file.replace('.fr.ts', '.ts'))

    expect(originals.map(placeholders)).toContainEqual(placeholders(translated))
  })

  it('spells German the Swiss way', async () => {
    const originals = await catalogues(file.replace('.fr.ts', '.ts'))

    expect(JSON.stringify(originals)).not.toContain('ß')
  })
})

/** What a texts file exports. A German one may hold more than is translated, e.g. what only the server says. */
async function catalogues(file: string): Promise<readonly Texts[]> {
  const all = (await import(join(src, file))) as Readonly<Record<string, Texts>> // such files export nothing else
  return Object.values(all)
}

function placeholders(texts: Texts): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholdersIn(text)]))
}

function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))
}
