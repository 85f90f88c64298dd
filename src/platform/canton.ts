import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { DayOfYear, Site } from '../kit/site.ts'
import { ConfigError, type Config } from './config.ts'

/** For how many days what is over is kept. */
const Retention = z.object({
  /** A decided request, after the last of its receipt, its delivery and its deadline. */
  requestDays: z.int().min(30).max(3650).default(730),
  /** Who looked at whom at the desk; the law asks for a year at least. */
  lookDays: z.int().min(365).max(3650).default(730),
  /** What an import changed of persons and cases. */
  changeDays: z.int().min(30).max(3650).default(730),
})

const Parts = z.object({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  site: Site,
  /** The figures of the rules. */
  extension: z.object({
    /** From which day on more time can be asked for: so many years after the period. */
    opening: z.object({ yearsAfter: z.int().min(0).max(1), day: DayOfYear }),
    /** How many days after the deadline a request still counts as timely. */
    toleranceDays: z.int().min(0).max(60),
    /** How often one case may be extended online. */
    mostExtensions: z.int().min(1).max(50).optional(),
    /** What a new deadline costs, by its latest day in the year after the period; in order, the last one for all that is later. */
    fees: z
      .array(z.object({ until: DayOfYear, francs: z.int().min(0).max(500) }))
      .max(12)
      .refine((fees) => fees.every(({ until }, at) => until > (fees[at - 1]?.until ?? '')), 'must come in the order of their days'),
  }),
  retention: Retention.prefault({}),
})

/** What the sentence about the cost says is what the rules take: the same amounts, in every language. */
const Canton = Parts.check(({ value: { site, extension }, issues }) => {
  const taken = amounts(extension.fees.map(({ francs }) => francs))
  for (const [language, sentence = ''] of Object.entries(site.cost)) {
    const told = amounts([...sentence.matchAll(/CHF\s*(\d+)/g)].map(([, francs]) => Number(francs)))
    if (told === taken) continue
    const message = `must name the same amounts as extension.fees: ${taken === '' ? 'none' : taken}`
    issues.push({ code: 'custom', input: sentence, path: ['site', 'cost', language], message })
  }
})
export type Canton = z.output<typeof Canton>

/** What differs from canton to canton, from `cantons/<id>.json`. */
export async function readCanton(folder: string, id: string): Promise<Canton> {
  const path = `${folder}/${id}.json`
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ConfigError(`There is no canton called ${id}: ${path} is missing.`)
  })
  const canton = Canton.safeParse(parsed(text, path))
  if (!canton.success) throw new ConfigError(`${path} cannot work:\n${z.prettifyError(canton.error)}`)
  if (canton.data.id === id) return canton.data
  throw new ConfigError(`${path} cannot work: its id is ${canton.data.id}, and it must be the name of the file.`)
}

/** Mail of the workspace must not look as if the tax office had written it. */
export function checkSender({ SMTP_FROM }: Pick<Config, 'SMTP_FROM'>, { site }: Pick<Canton, 'site'>): void {
  if (SMTP_FROM?.toLowerCase() !== site.email.toLowerCase()) return
  throw new ConfigError(
    'SMTP_FROM is the address of the tax office. Mail of the workspace needs a sender of its own, like workspace@steuern.example.',
  )
}

function amounts(francs: readonly number[]): string {
  return [...new Set(francs)]
    .filter((amount) => amount > 0)
    .toSorted((one, other) => one - other)
    .join(', ')
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ConfigError(`${path} is not written as JSON.`, { cause })
  }
}
