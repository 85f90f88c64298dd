import { z } from 'zod'
import { Problem } from '../../../../kit/problem.ts'
import { texts } from '../../provider-texts.ts'
import { cleanRecord, type KeptRecord } from '../kept-record.ts'

type Auth0Profile = {
  readonly username?: string | undefined
  readonly name?: string | undefined
  readonly nickname?: string | undefined
  readonly picture?: string | undefined
  readonly email?: string | undefined
  readonly email_verified?: boolean | undefined
  readonly record: KeptRecord
}
/** What Auth0 keeps about somebody, read and written with their own token. */
export type Auth0 = {
  /** The interface that the token is for. */
  readonly audience: string
  /** Nothing where Auth0 does not tell; a sign-in need not fail for it. */
  readonly read: (who: Auth0User) => Promise<Auth0Profile | undefined>
  readonly save: (who: Auth0User, record: KeptRecord) => Promise<void>
}
type Auth0User = { readonly subject: string; readonly token: string | undefined }

export const auth0Scope = 'openid profile email read:current_user update:current_user_metadata'

const timeoutMs = 5000
const text = z.string().optional().catch(undefined)
const Profile = z.object({
  username: text,
  name: text,
  nickname: text,
  picture: text,
  email: text,
  email_verified: z.boolean().optional().catch(undefined),
  user_metadata: z.object({ settings: z.unknown(), shortcuts: z.unknown() }).partial().catch({}).default({}),
})

export function createAuth0(issuer: string): Auth0 {
  const audience = new URL('api/v2/', issuer.endsWith('/') ? issuer : `${issuer}/`).href
  const ask = ({ subject, token }: Auth0User, request: RequestInit): Promise<Response> =>
    fetch(`${audience}users/${encodeURIComponent(subject)}`, {
      ...request,
      headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
  return {
    audience,
    read: async (who) => {
      try {
        const reply = await ask(who, {})
        const { user_metadata: metadata, ...profile } = Profile.parse(await reply.json())
        return reply.ok ? { ...profile, record: cleanRecord(metadata) } : undefined
      } catch {
        return undefined
      }
    },
    save: async (who, { settings, shortcuts }) => {
      if (who.token === undefined) throw new Problem('not-allowed', texts.auth0Refused)
      const body = JSON.stringify({ user_metadata: { settings, shortcuts } })
      const reply = await ask(who, { method: 'PATCH', body }).catch((cause: unknown) => {
        throw new Problem('unavailable', texts.auth0Away, { cause })
      })
      await reply.body?.cancel()
      if (reply.status >= 500) throw new Problem('unavailable', texts.auth0Away)
      if (!reply.ok) throw new Problem('not-allowed', texts.auth0Refused)
    },
  }
}
