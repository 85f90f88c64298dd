import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../../passkey-wire.ts'

/** Why the browser showed or made no passkey: whoever was asked said no, took too long, or has this one already. */
export class PasskeyFault extends Error {
  override readonly name = 'PasskeyFault'
  readonly kind: 'cancelled' | 'exists'
  constructor(kind: PasskeyFault['kind'], cause: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

// Fetched by those who use one, and by nobody else.
const library = () => import('@simplewebauthn/browser')

/** Asks for a passkey. In the list of a field it waits there, and whoever leaves the page or presses the button ends the wait. */
export async function showPasskey(options: RequestOptions, { inField = false } = {}): Promise<Assertion> {
  const { startAuthentication } = await library()
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON // names of transports are those of the browser that made the passkey
  const shown = await startAuthentication({ optionsJSON, useBrowserAutofill: inField, verifyBrowserAutofillInput: false }).catch(failed)
  return { ...shown, clientExtensionResults: {} }
}

export async function makePasskey(options: CreationOptions): Promise<Attestation> {
  const { startRegistration } = await library()
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const made = await startRegistration({ optionsJSON }).catch(failed)
  return { ...made, clientExtensionResults: {} }
}

export async function canFillInPasskey(): Promise<boolean> {
  return canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.())
}

/** Ends a wait in a field. */
export async function stopWaiting(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}

function failed(cause: unknown): never {
  throw new PasskeyFault(cause instanceof Error && cause.name === 'InvalidStateError' ? 'exists' : 'cancelled', cause)
}
