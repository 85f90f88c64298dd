import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('a table is written with semicolons, Windows line ends and the mark of UTF-8', () => {
  const csv = csvOf([
    ['Name', 'Amount'],
    ['Zoë Müller', 1234.5],
  ])

  expect(csv).toBe('\uFEFFName;Amount\r\nZoë Müller;1234.5\r\n')
})

it('a cell with separators, quotes or line breaks is put in quotes', () => {
  expect(csvOf([['a;b', 'say "hi"', 'one\ntwo', ' edge', undefined]])).toBe('\uFEFF"a;b";"say ""hi""";"one\ntwo";" edge";\r\n')
})

it.each(['=1+1', '+41 44', '-x', '@sum', '\tx'])('the text %j cannot run as a formula', (text) => {
  expect(csvOf([[text]])).toMatch(/^\uFEFF"?'/)
})

it('a negative number stays a number', () => {
  expect(csvOf([[-5, '-5']])).toBe("\uFEFF-5;'-5\r\n")
})
