import * as z from 'zod/mini'
import { isPlainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import type { About, AboutChange } from '../../about.ts'
import { linesIn, websiteIn } from '../../rules.ts'
import type { texts as words } from '../texts.ts'

type Texts = { readonly [Key in keyof typeof words]: string }

const fields = [
  'name',
  'gender',
  'birthday',
  'locations',
  'about',
  'occupation',
  'skills',
  'jobs',
  'address',
  'tel',
  'emails',
  'websites',
] as const
/** What somebody types: lists stand on lines. */
export type AboutInput = Readonly<Record<(typeof fields)[number], string>>

export function inputOf({ general, work, contact }: AboutChange, name: string): AboutInput {
  return {
    name,
    gender: general.gender,
    birthday: general.birthday ?? '',
    locations: general.locations.join('\n'),
    about: general.about,
    occupation: work.occupation,
    skills: work.skills.join('\n'),
    jobs: work.jobs.map(({ company, date }) => (date === '' ? company : `${company}; ${date}`)).join('\n'),
    address: contact.address,
    tel: contact.tel.join('\n'),
    emails: contact.emails.join('\n'),
    websites: contact.websites.join('\n'),
  }
}

/** The same as it is kept; only what the schema below let pass. The cover is chosen elsewhere, and stays. */
export function aboutOf(input: AboutInput, cover: AboutChange['general']['cover']): AboutChange {
  return {
    general: {
      gender: input.gender.trim(),
      birthday: input.birthday === '' ? null : input.birthday,
      locations: [...linesIn(input.locations)],
      about: input.about.trim(),
      cover: cover ?? null,
    },
    work: { occupation: input.occupation.trim(), skills: [...linesIn(input.skills)], jobs: linesIn(input.jobs).map(jobOf) },
    contact: {
      address: input.address.trim(),
      tel: [...linesIn(input.tel)],
      emails: [...linesIn(input.emails)],
      websites: linesIn(input.websites).flatMap((line) => websiteIn(line) ?? []),
    },
  }
}

/** «Muster AG; since 2019»: what stands after the last semicolon is the period. */
function jobOf(line: string): About['work']['jobs'][number] {
  const at = line.lastIndexOf(';')
  return at < 1
    ? { company: line, date: '' }
    : {
        company: line.slice(0, at).trim(),
        date: line
          .slice(at + 1)
          .trim()
          .slice(0, 50),
      }
}

/** What may be entered. */
export function aboutSchema(texts: Texts, today: PlainDate): z.ZodMiniType<AboutInput, AboutInput> {
  const text = (most: number) => z.string().check(z.maxLength(most))
  const lines = (most: number) =>
    text(4000).check(
      z.refine((typed) => linesIn(typed).length <= most, { error: fill(texts.tooManyLines as '{count}', { count: most }) }),
      z.refine((typed) => linesIn(typed).every((line) => line.length <= 200)),
    )
  const isEmail = (line: string): boolean => z.email().safeParse(line).success && line.length <= 254
  return z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    gender: text(50),
    birthday: z.string().check(z.refine((day) => day === '' || (isPlainDate(day) && day <= today), { error: texts.birthdayWrong })),
    locations: lines(10),
    about: text(2000),
    occupation: text(200),
    skills: lines(50),
    jobs: lines(20),
    address: text(500),
    tel: lines(10),
    emails: lines(10).check(z.refine((typed) => linesIn(typed).every(isEmail), { error: texts.emailWrong })),
    websites: lines(10).check(
      z.refine((typed) => linesIn(typed).every((line) => websiteIn(line) !== undefined), { error: texts.websiteWrong }),
    ),
  })
}
