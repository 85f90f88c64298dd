import { call } from '../../../../shell/call.ts'
import { readRules } from '../../rules-contract.ts'
import type { ShownRules } from '../flow-store.ts'

const longestWait = 10_000

/** The rules in force here, from the server; nothing where they cannot be had now. */
export async function askRules(): Promise<ShownRules | undefined> {
  return call(readRules, {}, { signal: AbortSignal.timeout(longestWait) }).catch(() => undefined)
}
