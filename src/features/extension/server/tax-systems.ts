import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config.ts'
import type { Lanes } from '../../../platform/lanes.ts'
import type { Log } from '../../../platform/log.ts'
import { Problem } from '../../../kit/problem.ts'
import { findByReference, storedAnswer } from './answer-store.ts'
import type { Configuration } from './decision/configuration.ts'
import { cantonAsker } from './gateway/canton-asker.ts'
import { gateway } from './gateway/gateway.ts'
import type { Guard } from './guessing/guard.ts'
import { ownRegister } from './submit/own-register.ts'
import type { ExtensionTables } from './tables.ts'
import type { TaxSystem } from './tax-system.ts'

type Needs = {
  readonly db: Kysely<ExtensionTables>
  readonly lanes: Lanes
  readonly canton: string
  readonly configuration: Configuration
  readonly guard: Guard
  readonly config: Config
  readonly log: Log
}

/** The tax system that this installation asks. */
export function taxSystemFor({ db, lanes, canton, configuration, guard, config, log }: Needs): TaxSystem {
  const needs = {
    lanes,
    canton,
    configuration,
    locks: guard.locks,
    isLocked: guard.isLocked,
    storedAnswer: async (reference: string) => {
      const stored = await findByReference(db, canton, reference)
      if (!stored) throw new Problem('unexpected', 'a stored request has vanished')
      return storedAnswer(stored)
    },
  }
  const asker = cantonAsker(config, log)
  return asker ? gateway({ ...needs, asker }) : ownRegister(needs)
}
