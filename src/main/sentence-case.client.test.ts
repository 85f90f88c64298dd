// @vitest-environment node
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const files = globSync(['**/*texts.de.ts'], { cwd: src }).map((file) => file.replace('.de.ts', '.ts'))
const titles = [...globSync('features/*/client/app.ts', { cwd: src })]

/** Quoted by the specification as they stand. */
const quoted = [
  'Theme Settings',
  'Team Chat',
  'Quick Settings',
  'Cloud Sync',
  'Retro Thrusters',
  'My Profile',
  'Item Support',
  // The names of the nine colour themes.
  'Sweet Hues',
  'Default Dark',
  'Deep Ocean',
  'Main Theme Dark',
  'Main Theme Light',
]

/** Words that English writes with a capital wherever they stand. */
const proper = new Set(
  `Anna Mira Google Keep PayPal Markdown Lucide Swiss Switzerland Liechtenstein English German French Italian Romansh Monday Friday Enter Shift Alt Ctrl
  Cc Bcc Uhr`.split(/\s+/),
)
/** Lists and labels by the name they have on the screen. */
const named = new Set(['Sheduled', 'Deleted', 'Spam', 'Issue', 'Bug'])
/** Public holidays are names. */
const holidays = 'features/calendar/client/setup/layer-texts.ts'

it('English headings, tabs, buttons and column heads begin with a capital and go on without', async () => {
  const found = await Promise.all(files.filter((file) => file !== holidays).map(textsIn))

  expect(files.length).toBeGreaterThan(80)
  expect(found.flat().filter(({ text }) => isTitleCase(text))).toEqual([])
})

it('so do the names of apps in the menu', async () => {
  const found = await Promise.all(titles.map(textsIn))

  expect(found.flat().filter(({ text }) => isTitleCase(text))).toEqual([])
})

it('would notice a heading with capitals, and lets names and the specification be', () => {
  const bad = ['New Contact', 'Edit my Data', 'E-Commerce', 'Copy to Other boards']
  const good = ['New contact', 'Team Chat', 'Open Team Chat', 'Export as Markdown', 'Saved. Undo', 'CSV file']

  expect(bad.filter((text) => !isTitleCase(text))).toEqual([])
  expect(good.filter(isTitleCase)).toEqual([])
})

type Found = { readonly file: string; readonly text: string }

async function textsIn(file: string): Promise<readonly Found[]> {
  return stringsIn(await import(join(src, file))).map((text) => ({ file, text }))
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return 'en' in value ? stringsIn(value.en) : Object.values(value).flatMap(stringsIn)
}

/** A capital after a small letter and a blank or a hyphen begins a word that is no first word. */
function isTitleCase(text: string): boolean {
  const rest = quoted.reduce((left, phrase) => left.replaceAll(phrase, ''), text)
  return [...rest.matchAll(/(?<=[\p{Ll}\p{N}}][ -])\p{Lu}\p{Ll}\p{L}*|(?<=^\p{Lu}-)\p{Lu}\p{Ll}\p{L}*/gu)].some(
    ([word]) => !proper.has(word) && !named.has(word),
  )
}
