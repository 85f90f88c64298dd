import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  admin: 'Nur für admin',
  staff: 'Nur für staff',
  guest: 'Nur für Gäste',
  signedIn: 'Sie sind als {name} mit der Rolle {roles} hineingekommen.',
  signedOut: 'Sie sind ohne Anmeldung hineingekommen.',
  logout: 'Abmelden',
}
