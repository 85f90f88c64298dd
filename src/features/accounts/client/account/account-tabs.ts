import type { ComponentType } from 'react'
import type { texts } from './texts.ts'

type AccountTab = {
  /** The end of its address, and the key of its title. */
  readonly id: string
  readonly title: keyof typeof texts
  readonly load: () => Promise<{ readonly Tab: ComponentType }>
}

/** The parts of the account page, in their order. The first one has the address of the page itself. */
export const accountTabs: readonly AccountTab[] = [
  { id: 'profile', title: 'profile', load: () => import('./profile-tab.tsx') },
  { id: 'security', title: 'security', load: () => import('../security/security-tab.tsx') },
  { id: 'sessions', title: 'sessions', load: () => import('./sessions-tab.tsx') },
  { id: 'data', title: 'data', load: () => import('./data-tab.tsx') },
]

export const accountPath = '/apps/account'

export function tabPath(id: string): string {
  return id === accountTabs[0]?.id ? accountPath : `${accountPath}/${id}`
}
