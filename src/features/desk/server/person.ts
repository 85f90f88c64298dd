import { z } from 'zod'
import type { OidcClaims } from '../../../platform/oidc.ts'
import type { Person } from './office-session-store.ts'

// What a provider writes in another shape is as good as missing.
const word = z.string().trim().min(1).optional().catch(undefined)
const Claims = z.object({
  name: word,
  preferred_username: word,
  email: word,
  // Some providers write the text "false", so only the value itself counts.
  email_verified: z.literal(true).optional().catch(undefined),
  realm_access: z
    .object({ roles: z.array(z.string()) })
    .optional()
    .catch(undefined),
})

/** Reads who it was from the claims of the ID token, which are signed and meant for us. */
export function personOf(claims: OidcClaims, issuer: string, pidClaim?: string): Person {
  const { name, preferred_username: username, email, email_verified: isVerified, realm_access: access } = Claims.parse(claims)
  return {
    issuer,
    subject: claims.sub,
    name: (name ?? username ?? claims.sub).slice(0, 200),
    email: isVerified ? email : undefined,
    realmRoles: access?.roles ?? [],
    pid: pidClaim === undefined ? undefined : pidIn(claims[pidClaim]),
  }
}

/** As a number or as digits; anything else is as good as missing. */
function pidIn(claim: unknown): number | undefined {
  return /^[1-9]\d{0,5}$/.test(String(claim)) ? Number(claim) : undefined
}
