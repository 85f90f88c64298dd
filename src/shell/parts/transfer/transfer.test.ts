import { expect, it, onTestFinished, vi } from 'vitest'
import { checkLine, countFates, rowsToRun, type ImportPlan } from './import-plan.ts'
import { cellsOf, examplesOf, guessMapping, missingFields, remapped } from './mapping.ts'
import { inSlices, portionsOf } from './slices.ts'

const fields = [
  { id: 'name', title: 'Name', isRequired: true },
  { id: 'email', title: 'Email', aliases: ['E-Mail-Adresse'], isRequired: true },
  { id: 'town', title: 'Town', aliases: ['Ort'] },
]
const columns = (...titles: string[]) => titles.map((title) => ({ id: title, title }))

it('matches columns by their names, however they are written', () => {
  expect(guessMapping(columns('NAME', 'e_mail adresse', 'Ort', 'Zip'), fields)).toEqual(['name', 'email', 'town', undefined])
})

it('fills no field twice', () => {
  expect(guessMapping(columns('Name', 'name'), fields)).toEqual(['name', undefined])
  expect(remapped(['name', 'email', undefined], 2, 'name')).toEqual([undefined, 'email', 'name'])
  expect(remapped(['name', undefined], 0, undefined)).toEqual([undefined, undefined])
})

it('knows which fields are still missing', () => {
  expect(missingFields(['name', undefined], fields).map(({ id }) => id)).toEqual(['email'])
})

it('reads a line by field', () => {
  expect(cellsOf([' Mira ', 'x'], ['name', undefined, 'town'])).toEqual({ name: 'Mira', town: '' })
  expect(examplesOf({ columns: columns('a'), rows: [['1'], [''], ['2'], ['3'], ['4']] }, 0)).toBe('1, 2, 3')
})

it('counts in the dry run what would become of each line, and runs only what changes something', () => {
  const plan: ImportPlan<string> = {
    title: 'Import',
    fields,
    formats: [],
    rowOf: ({ name = '' }) => (name === '' ? { kind: 'error', message: 'no name' } : { kind: 'row', row: name }),
    titleOf: (row) => row,
    fateOf: (row) => (row === 'Tom' ? 'same' : row === 'Sina' ? 'changed' : 'new'),
    run: async () => undefined,
  }

  const checked = [['Mira'], ['Tom'], [''], ['Sina'], ['Luca']].map((line, at) => checkLine(plan, ['name'], line, at))

  expect(countFates(checked)).toEqual({ new: 2, changed: 1, same: 1, error: 1 })
  expect(rowsToRun(checked)).toEqual(['Mira', 'Sina', 'Luca'])
  expect(checked[2]).toMatchObject({ line: 3, fate: 'error' })
})

it('lets the page breathe while it goes through ten thousand lines', async () => {
  // A clock that goes on with each line, by as much on every machine.
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 0.01))
  onTestFinished(() => void vi.restoreAllMocks())
  let breaths = 0
  const timer = setInterval(() => (breaths += 1))
  const seen: number[] = []

  const results = await inSlices(
    Array.from({ length: 10_000 }, (_, at) => at),
    (item) => item,
    { budget: 4, onProgress: (done) => seen.push(done) },
  )
  clearInterval(timer)

  expect(results).toHaveLength(10_000)
  expect(breaths).toBeGreaterThan(3)
  expect(seen.at(-1)).toBe(10_000)
})

it('stops early when told so', async () => {
  const stop = new AbortController()

  const results = await inSlices([1, 2, 3, 4], (item) => (item === 2 ? stop.abort() : undefined), { signal: stop.signal })

  expect(results).toHaveLength(2)
})

it('makes portions', () => {
  expect(portionsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(portionsOf([], 2)).toEqual([])
})
