import type { FunctionComponent } from 'react'
import { officeRoles, type OfficeRole } from '../../../kit/endpoint.ts'
import { inDesk } from './frame/in-desk.tsx'

/** A page of the desk: the part of its address behind `/desk`, who may open it, and the page itself, fetched when somebody goes there. */
type DeskPageEntry = {
  readonly path: string
  readonly roles: readonly OfficeRole[]
  readonly load: () => Promise<{ readonly Page: FunctionComponent }>
}

const deciders: readonly OfficeRole[] = ['office-clerk', 'office-lead']

/** Every page behind the door of the tax office. What leads to them stands in `frame/places.ts`. */
export const deskPages: readonly DeskPageEntry[] = [
  { path: '', roles: officeRoles, load: () => import('./desk-page.tsx') },
  { path: '/queue', roles: officeRoles, load: () => import('./decide/queue-page.tsx') },
  { path: '/entries/new', roles: deciders, load: () => import('./decide/entry-page.tsx') },
  { path: '/matters/:reference', roles: deciders, load: () => import('./decide/matter-page.tsx') },
  { path: '/proposals', roles: officeRoles, load: () => import('./decide/proposals-page.tsx') },
  { path: '/figures', roles: officeRoles, load: () => import('./figures/figures-page.tsx') },
  { path: '/delivery', roles: officeRoles, load: () => import('./delivery/delivery-page.tsx') },
  { path: '/everybody', roles: officeRoles, load: () => import('./everybody/everybody-page.tsx') },
  { path: '/everybody/new', roles: deciders, load: () => import('./everybody/new-page.tsx') },
  { path: '/search', roles: deciders, load: () => import('./find/search-page.tsx') },
  { path: '/dossiers/:id', roles: deciders, load: () => import('./dossier/dossier-page.tsx') },
  { path: '/log', roles: ['office-audit'], load: () => import('./trust/log-page.tsx') },
]

/** The page at one of these addresses, behind the door. */
export async function pageAt(path: string): ReturnType<DeskPageEntry['load']> {
  const entry = deskPages.find((each) => each.path === path)
  if (!entry) throw new Error(`There is no page ${path} at the desk.`)
  return { Page: inDesk((await entry.load()).Page, entry.roles) }
}
