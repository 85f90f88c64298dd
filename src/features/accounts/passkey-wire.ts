import * as z from 'zod/mini'

// What WebAuthn's own JSON looks like, as far as we use it: https://www.w3.org/TR/webauthn-3/

const Bytes = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(6000))
const Id = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(1400))
const Transports = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))
const Descriptor = z.object({ id: Id, type: z.literal('public-key'), transports: z.optional(Transports) })
const UserVerification = z.enum(['discouraged', 'preferred', 'required'])

/** What a browser is asked for to show a passkey. */
export const RequestOptions = z.object({
  challenge: Bytes,
  rpId: z.string(),
  timeout: z.number(),
  userVerification: UserVerification,
  allowCredentials: z.array(Descriptor),
})
export type RequestOptions = z.output<typeof RequestOptions>

/** What a browser is asked for to make one. */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: Bytes, name: z.string(), displayName: z.string() }),
  challenge: Bytes,
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('preferred') }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.output<typeof CreationOptions>

const Answer = { id: Id, rawId: Id, type: z.literal('public-key'), clientExtensionResults: z.object({}) }

/** A passkey that was shown. */
export const Assertion = z.object({
  ...Answer,
  response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes, userHandle: z.optional(Bytes) }),
})
export type Assertion = z.output<typeof Assertion>

/** A passkey that was made. */
export const Attestation = z.object({
  ...Answer,
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes, transports: z.optional(Transports) }),
})
export type Attestation = z.output<typeof Attestation>
