import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { Site } from '../kit/site.ts'
import { ConfigError } from './config.ts'

const DayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day of the year like 03-31')

const Canton = z.object({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  site: Site,
  /** Filing deadline in the year after the period, before any extension. */
  filing: z.object({ naturalPerson: DayOfYear, legalEntity: DayOfYear }),
})
export type Canton = z.output<typeof Canton>

/** What differs from canton to canton, from `cantons/<id>.json`. */
export async function readCanton(folder: string, id: string): Promise<Canton> {
  const text = await readFile(`${folder}/${id}.json`, 'utf8').catch(() => {
    throw new ConfigError(`There is no canton called ${id}: cantons/${id}.json is missing.`)
  })
  const canton = Canton.safeParse(JSON.parse(text))
  if (canton.success) return canton.data
  throw new ConfigError(`cantons/${id}.json cannot work:\n${z.prettifyError(canton.error)}`)
}
