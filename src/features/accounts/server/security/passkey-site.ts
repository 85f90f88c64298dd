import { isIP } from 'node:net'
import { Problem } from '../../../../kit/problem.ts'
import type { Config } from '../../../../platform/config.ts'
import { texts } from '../../api-texts.ts'

/** For which site passkeys are made, and from where they may be shown. */
export type PasskeySite = { readonly id: string; readonly origins: readonly string[] }
type Settings = Pick<Config, 'PUBLIC_ADDRESS' | 'NODE_ENV'>

/**
 * The address of the installation, never what a request says of itself; only where one develops that of the page will do.
 * Browsers make passkeys for names, not for numbers.
 */
export function passkeySite({ PUBLIC_ADDRESS, NODE_ENV }: Settings, host: string): PasskeySite | undefined {
  if (PUBLIC_ADDRESS === undefined && NODE_ENV === 'production') return undefined
  const addresses = PUBLIC_ADDRESS === undefined ? [`http://${host}`, `https://${host}`] : [PUBLIC_ADDRESS]
  const [first = '', ...others] = addresses.map((address) => URL.parse(address)?.origin ?? '')
  const id = URL.parse(first)?.hostname ?? ''
  return id === '' || isIP(id.replace(/^\[|\]$/g, '')) !== 0 ? undefined : { id, origins: [first, ...others] }
}

export function requireSite(settings: Settings, host: string): PasskeySite {
  const site = passkeySite(settings, host)
  if (!site) throw new Problem('not-allowed', texts.passkeysOff)
  return site
}
