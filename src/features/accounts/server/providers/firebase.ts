import type { InputOf } from '../../../../kit/endpoint.ts'
import { Problem } from '../../../../kit/problem.ts'
import type { Config } from '../../../../platform/config.ts'
import type { exchangeFirebase } from '../../provider-contract.ts'
import { texts } from '../../provider-texts.ts'
import { cleanRecord } from '../kept-record.ts'
import { createFirebaseCheck } from './firebase-token.ts'
import type { ProviderProfile } from './provider-account.ts'

type Exchange = InputOf<typeof exchangeFirebase>
type Needs = { readonly config: Pick<Config, 'FIREBASE' | 'FIREBASE_KEYS_URL'>; readonly clock: () => Date }

/** Turns what a browser brings from Firebase into somebody we know, once the token is proved. */
export function createFirebase({ config, clock }: Needs): (brought: Exchange) => Promise<ProviderProfile> {
  if (!config.FIREBASE) return notOffered
  const check = createFirebaseCheck({ projectId: config.FIREBASE.projectId, keysUrl: config.FIREBASE_KEYS_URL, clock })
  return async ({ idToken, record, displayName }) => {
    const { issuer, subject, email, isVerified, name } = await check(idToken)
    return {
      provider: 'firebase',
      issuer,
      subject,
      names: [displayName, name],
      email,
      isVerified,
      picture: '',
      role: 'admin',
      record: record ? cleanRecord(record) : undefined,
    }
  }
}

async function notOffered(): Promise<never> {
  throw new Problem('not-found', texts.noSuchProvider)
}
