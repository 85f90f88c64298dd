// @vitest-environment node
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../kit/texts.ts'

type Texts = Readonly<Record<string, string>>

const src = join(import.meta.dirname, '..')
const others = languages.filter((language) => language !== 'de')
/** What has no easy German is said in German. */
const mayMiss = 'ls'
const translations = globSync(`**/*texts.{${others.join()}}.ts`, { cwd: src })
const originals = [...new Set(translations.map((file) => file.replace(/\.\w\w\.ts$/, '.ts')))].toSorted((a, b) => a.localeCompare(b))

it('finds the translations', () => {
  const parts = ['calendar', 'form', 'info', 'link', 'proof', 'receipt', 'result'].map((part) => `features/extension/${part}-texts.ts`)
  const rest = ['features/status/texts.ts', 'shell/display/texts.ts', 'shell/header/texts.ts', 'shell/not-found/texts.ts', 'shell/texts.ts']

  expect(originals).toEqual(expect.arrayContaining([...parts, ...rest]))
})

it('has the pages of the form in easy German, with all that stands on them', () => {
  const parts = ['calendar', 'decision', 'feedback', 'form', 'help-page', 'mail-page', 'proof', 'result', 'rules-page']
  const frame = ['shell/texts.ls.ts', 'shell/header/texts.ls.ts', 'shell/display/texts.ls.ts']

  expect(translations).toEqual(expect.arrayContaining([...parts.map((part) => `features/extension/${part}-texts.ls.ts`), ...frame]))
})

// Developers read German or English.
const germanAndEnglish = ['features/extension/api-page-texts.ts']

describe.each(originals)('the catalogue of %s', (file) => {
  it.each(germanAndEnglish.includes(file) ? (['en'] as const) : others)(
    'has in %s the entries and placeholders of the German original, and none without words',
    async (language) => {
      const translation = file.replace('.ts', `.${language}.ts`)
      if (language === mayMiss && !existsSync(join(src, translation))) return
      const [translated = {}] = await catalogues(translation)

      const german = await catalogues(file)

      expect(german.map(placeholders)).toContainEqual(placeholders(translated))
      expect(Object.values(translated).filter((text) => text.trim() === '')).toEqual([])
    },
  )

  it('spells German the Swiss way', async () => {
    expect(JSON.stringify(await catalogues(file))).not.toContain('ß')
  })
})

describe.each(globSync('**/texts.{menu,sent}.ts', { cwd: src }))('the labels of %s', (file) => {
  it('are there in all languages, with the same placeholders', async () => {
    const labels = labelsIn(await import(join(src, file)))

    expect(labels.map((label) => Object.keys(label))).toEqual(labels.map(() => [...languages]))
    for (const label of labels) expect(new Set(Object.values(label).map((text) => placeholdersIn(text).join())).size).toBe(1)
  })
})

it.each([
  ['a missing entry', { until: 'jusqu’au {date}' }],
  ['a missing placeholder', { until: 'jusqu’au', days: '{days} jours' }],
  ['another placeholder', { until: 'jusqu’au {day}', days: '{days} jours' }],
  ['an entry too many', { until: 'jusqu’au {date}', days: '{days} jours', hours: 'heures' }],
])('would notice %s', (_, french) => {
  const german = { until: 'bis {date}', days: '{days} Tage' }

  expect(placeholders({ until: 'jusqu’au {date}', days: '{days} jours' })).toEqual(placeholders(german))
  expect(placeholders(french)).not.toEqual(placeholders(german))
})

/** What a texts file exports. A German one may hold more than is translated, e.g. what only the server says. */
async function catalogues(file: string): Promise<readonly Texts[]> {
  const all = (await import(join(src, file))) as Readonly<Record<string, Texts>> // such files export nothing else
  return Object.values(all)
}

/** Such a file holds labels, or groups of labels by name; a label is what has a German text. */
function labelsIn(held: unknown): readonly Texts[] {
  if (typeof held !== 'object' || held === null) return []
  if ('de' in held) return [held as Texts] // by the type of every label
  return Object.values(held).flatMap(labelsIn)
}

function placeholders(texts: Texts): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholdersIn(text)]))
}

function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))
}
