import * as z from 'zod/mini'
import { isPlainDate } from './plain-date.ts'
const words = z.string().check(z.minLength(1))
/** Easy German (`ls`) may be left out. */
const inEveryLanguage = z.strictObject({ de: words, fr: words, it: words, rm: words, en: words, ls: z.optional(words) })

/** Nothing but a drawing fits in here, so pages and pictures may take a shape as it is. */
const Shape = z.object({
  d: z
    .string()
    .check(
      z.regex(/^M[MLHVCSQTAZmlhvcsqtaz\d .,-]*$/, 'must be the path of a drawing like M3 3h26v13Z'),
      z.maxLength(600, 'must be a path of at most 600 characters'),
    ),
  fill: z.string().check(z.regex(/^#[\da-f]{6}$/, 'must be a colour like #2b5fc6')),
})

// In a leap year, so that 02-29 is one too.
export const DayOfYear = z.string().check(z.refine((text) => isPlainDate(`2000-${text}`), 'must be a day of the year like 03-31'))

const holiday = /^((0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])|easter(\+0|[+-][1-9]\d?))$/

const PageAddress = z
  .string()
  .check(z.regex(/^https:\/\/[a-z\d.-]+(:\d+)?(\/[\w./~-]*)?$/, 'must be an address like https://etax.musterland.example'))

/** Who runs this installation, as its pages show it. */
export const Site = z.object({
  name: words,
  office: words,
  phone: words,
  hours: inEveryLanguage,
  email: z.string().check(z.email()),
  address: words,
  /** Where the public finds these pages; no path and no slash at the end. */
  web: z.string().check(z.regex(/^https:\/\/[a-z\d.-]+(:\d+)?$/, 'must be an address like https://fristen.musterland.example')),
  /** Drawn from back to front on a square of 32. */
  logo: z.array(Shape).check(z.minLength(1, 'must have at least one shape'), z.maxLength(12, 'must have at most 12 shapes')),
  /** Where a return can be filed online; without it no page leads there. */
  filingPages: z.optional(z.object({ naturalPerson: PageAddress, legalEntity: PageAddress })),
  /** What a request costs, in one sentence. */
  cost: inEveryLanguage,
  /** Where the PID stands on paper: in one sentence, in a few words, and on a page of 120 to 84. */
  pidPlace: inEveryLanguage,
  pidPlaceShort: inEveryLanguage,
  pidSpot: z.object({ x: z.number().check(z.minimum(2), z.maximum(82)), y: z.number().check(z.minimum(2), z.maximum(66)) }),
  /** What a legal entity has to show besides its PID. */
  legalEntityProof: z.enum(['none', 'uid'], 'must be none or uid'),
  /** Filing deadline in the year after the period, before any extension, by group of taxpayers. */
  filing: z.object({ employed: DayOfYear, selfEmployed: DayOfYear, legalEntity: DayOfYear, limited: DayOfYear }),
  /** Days up to which most people ask for more time, in the year after the period. The form offers them beside the latest one. */
  usualDays: z.array(DayOfYear).check(z.maxLength(6, 'must have at most 6 days')),
  /** Days without work besides Saturdays and Sundays. */
  holidays: z
    .array(z.string().check(z.regex(holiday, 'must be a day like 08-01, easter-2 or easter+39')))
    .check(z.maxLength(40, 'must have at most 40 days')),
})
export type Site = z.output<typeof Site>
