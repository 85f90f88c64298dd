import { KeyRound } from 'lucide-react'
import type { AppAccess, AppEntry } from '../../../shell/app-entry.ts'

/** One page for each role, so that those who build the product see who gets in and who does not. */
export const roleApps: readonly AppEntry[] = [
  roleApp('admin', { en: 'Only for admin', de: 'Nur für admin' }, () => import('./roles/admin-page.tsx')),
  roleApp('staff', { en: 'Only for staff', de: 'Nur für staff' }, () => import('./roles/staff-page.tsx')),
  roleApp('guest', { en: 'Only for guests', de: 'Nur für Gäste' }, () => import('./roles/guest-page.tsx')),
]

function roleApp(
  role: Extract<AppAccess, 'admin' | 'staff' | 'guest'>,
  title: AppEntry['title'],
  load: AppEntry['pages'][number]['load'],
): AppEntry {
  return {
    id: `${role}-role-example`,
    title,
    icon: KeyRound,
    path: `/auth/${role}-role-example`,
    access: role,
    // Beside the catalogue, not among the pages people work with.
    group: 'interface',
    isForDevelopment: true,
    keywords: 'auth role rolle example beispiel',
    pages: [{ path: '', load }],
  }
}
