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
  const canton = Canton.safeParse(parsed(text, id))
  if (!canton.success) throw new ConfigError(`cantons/${id}.json cannot work:\n${z.prettifyError(canton.error)}`)
  if (canton.data.id === id) return canton.data
  throw new ConfigError(`cantons/${id}.json cannot work: its id is ${canton.data.id}, and it must be the name of the file.`)
}

function parsed(text: string, id: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ConfigError(`cantons/${id}.json is not written as JSON.`, { cause })
  }
}
