import { expect, it } from 'vitest'
import { formatsFor } from '../../../kit/formats.ts'
import { inThousands } from './in-thousands.ts'

const { number } = formatsFor({ locale: 'de-CH', timeZone: 'Europe/Zurich' })

it.each([
  [0, '0k'],
  [7, '0.007k'],
  [41, '0.041k'],
  [412, '0.41k'],
  [1000, '1k'],
  [1949, '1.9k'],
  [4100, '4.1k'],
  [12_340, '12k'],
  [1_234_567, "1'235k"],
])("§9.13 the label of %i customers ends with 'k': %s", (value, label) => {
  expect(inThousands(value, number)).toBe(label)
})
