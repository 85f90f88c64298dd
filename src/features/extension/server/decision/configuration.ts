import { createHash } from 'node:crypto'
import type { Canton } from '../../../../platform/canton.ts'
import type { EntityProof } from '../../rules.ts'

/** What a canton sets for its rules. The version changes whenever any of it does. */
export type Configuration = {
  readonly version: string
  readonly entityProof: EntityProof
  /** Days without work besides Saturdays and Sundays. */
  readonly holidays: readonly string[]
  readonly opening: Canton['extension']['opening']
  readonly toleranceDays: number
  readonly mostExtensions?: number | undefined
  readonly fees: Canton['extension']['fees']
}

/** Moves with the rule table itself, so that a version names both the rules and their figures. */
const rulesEdition = '1'

export function configurationOf({ site, extension }: Pick<Canton, 'site' | 'extension'>): Configuration {
  const content = { entityProof: site.legalEntityProof, holidays: site.holidays, ...extension }
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return { version: `${rulesEdition}-${hash.slice(0, 8)}`, ...content }
}
