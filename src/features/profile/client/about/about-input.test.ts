import { expect, it } from 'vitest'
import { plainDate } from '../../../../kit/plain-date.ts'
import type { AboutChange } from '../../about.ts'
import { texts } from '../texts.ts'
import { aboutOf, aboutSchema, inputOf, type AboutInput } from './about-input.ts'

const schema = aboutSchema(texts, plainDate(2026, 3, 10))
const about: AboutChange = {
  general: { gender: '', birthday: '1988-02-29', locations: ['Chur', 'Bern'], about: 'Lakes', cover: null },
  work: {
    occupation: 'Fiduciary',
    skills: ['Payroll'],
    jobs: [
      { company: 'Muster; Söhne', date: 'since 2019' },
      { company: 'Beta', date: '' },
    ],
  },
  contact: { address: 'Gasse 1', tel: ['+41 81 555 01 42'], websites: ['https://example.ch'], emails: ['a@example.ch'] },
}
const start = inputOf(about, 'Anna Muster')

it('what is shown in the form and saved without a change is the same', () => {
  expect(schema.safeParse(start).success).toBe(true)
  expect(aboutOf(start, about.general.cover)).toEqual(about)
})

it.each<[Partial<AboutInput>, string]>([
  [{ birthday: '1990-02-30' }, texts.birthdayWrong],
  [{ birthday: '2026-03-11' }, texts.birthdayWrong],
  [{ emails: 'a@example.ch\nnobody' }, texts.emailWrong],
  [{ websites: 'javascript:alert(1)' }, texts.websiteWrong],
  [{ locations: Array.from({ length: 11 }, (_, at) => `Place ${at}`).join('\n') }, 'Enter at most 10 lines.'],
])('%o is refused: %s', (change, message) => {
  const { error } = schema.safeParse({ ...start, ...change })

  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

it('today is a birthday too, and a website needs no https', () => {
  const input = { ...start, birthday: '2026-03-10', websites: 'example.ch' }

  expect(schema.safeParse(input).success).toBe(true)
  expect(aboutOf(input, null).contact.websites).toEqual(['https://example.ch'])
})
