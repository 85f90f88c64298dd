import { CalendarPlus, ChartColumn, House, Inbox, ScrollText, Search, Send, Users, type LucideIcon } from 'lucide-react'
import { officeRoles, type OfficeRole } from '../../../../kit/endpoint.ts'
import type { Words } from '../../../../shell/workspace/words.ts'

/** One entry of the desk's navigation. */
type Place = {
  readonly path: string
  readonly title: Words
  readonly icon: LucideIcon
  /** Who sees it; the same as those who may open its page. */
  readonly roles: readonly OfficeRole[]
}

/** Where the navigation of the desk leads, in its order. */
const places: readonly Place[] = [
  { path: '/desk', title: { en: 'Start', de: 'Start' }, icon: House, roles: officeRoles },
  { path: '/desk/queue', title: { en: 'Open items', de: 'Pendenzen' }, icon: Inbox, roles: officeRoles },
  { path: '/desk/proposals', title: { en: 'For approval', de: 'Zur Freigabe' }, icon: Users, roles: officeRoles },
  { path: '/desk/search', title: { en: 'Search', de: 'Suche' }, icon: Search, roles: ['office-clerk', 'office-lead'] },
  { path: '/desk/figures', title: { en: 'Figures', de: 'Kennzahlen' }, icon: ChartColumn, roles: officeRoles },
  { path: '/desk/delivery', title: { en: 'Delivery', de: 'Zustellung' }, icon: Send, roles: officeRoles },
  { path: '/desk/everybody', title: { en: 'For everybody', de: 'Für alle' }, icon: CalendarPlus, roles: officeRoles },
  { path: '/desk/log', title: { en: 'Record of looks', de: 'Einsichtsprotokoll' }, icon: ScrollText, roles: ['office-audit'] },
]

export function placesFor(roles: readonly OfficeRole[]): readonly Place[] {
  return places.filter((place) => mayOpen(place.roles, roles))
}

export function mayOpen(wanted: readonly OfficeRole[], roles: readonly OfficeRole[]): boolean {
  return wanted.some((role) => roles.includes(role))
}
