import type { Look } from '../../trust-contract.ts'

/** The word for each kind of look. */
export const actionNames = { search: 'search', dossier: 'dossier', export: 'export', log: 'logRead' } as const satisfies Record<
  Look['action'],
  string
>
