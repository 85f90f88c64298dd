import type { Kysely } from 'kysely'
import type { Canton } from '../../../../platform/canton.ts'
import type { Config } from '../../../../platform/config.ts'
import type { Log } from '../../../../platform/log.ts'
import { unwatched, type Counting } from '../../../../platform/metrics.ts'
import { startLoop, type Loop } from '../../../../platform/loop.ts'
import { configurationOf } from '../decision/configuration.ts'
import { cantonAsker } from '../gateway/canton-asker.ts'
import { laterByGateway } from '../gateway/later-by-gateway.ts'
import { locks } from '../guessing/budgets.ts'
import type { ExtensionTables } from '../tables.ts'
import { decidePending, type LaterDecider } from './decide-pending.ts'
import { laterByRegister } from './later-by-register.ts'

type Needs = {
  /** A view of the owner: the application may not change what it has answered. */
  readonly db: Kysely<ExtensionTables>
  readonly canton: Canton
  readonly config: Config
  readonly log: Log
  readonly metrics?: Counting
}

const pause = 1000

/** Decides what was only stamped, as soon as that is possible, until it is stopped. */
export function startPending({ db, canton, config, log, metrics = unwatched }: Needs): Loop {
  const decider = deciderFor({ db, canton, config, log })
  return startLoop('decide-pending', async () => ((await decidePending({ db, canton: canton.id, decider })) > 0 ? 0 : pause), log, metrics)
}

function deciderFor({ db, canton, config, log }: Needs): LaterDecider {
  const asker = cantonAsker(config, log)
  if (asker) return laterByGateway(asker)
  return laterByRegister({ db, canton: canton.id, configuration: configurationOf(canton), locks, missesPerDay: config.MISSES_PER_DAY })
}
