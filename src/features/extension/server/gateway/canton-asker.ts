import { ConfigError, type Config } from '../../../../platform/config.ts'
import type { Log } from '../../../../platform/log.ts'
import { createOutgoingPost } from '../../../../platform/outgoing-post.ts'
import { createAsker, type Asker } from './asker.ts'

/** Who asks the canton's own tax system, where this installation has one to ask. */
export function cantonAsker(config: Config, log: Log): Asker | undefined {
  if (config.TAX_SYSTEM !== 'gateway') return undefined
  const { GATEWAY_URL: url, GATEWAY_TOKEN: token, GATEWAY_TIMEOUT_MS: timeoutMs, GATEWAY_AT_ONCE: mostAtOnce } = config
  if (url === undefined) throw new ConfigError('GATEWAY_URL is missing.')
  return createAsker({ place: { post: createOutgoingPost({ url, timeoutMs }), token }, mostAtOnce, log })
}
