import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { dossierIds } from '../../src/features/desk/server/find/dossier-id.ts'

export type DeskThings = {
  /** The address of a dossier of the sample register. */
  readonly dossier: string
  /** A kept search of the clerk, and one of somebody else. */
  readonly view: string
  readonly otherView: string
}

/** What is put back after a call. */
export const deskTables: readonly string[] = ['desk.office_session', 'desk.saved_view', 'desk.chain_check']

const canton = 'musterland'

export async function addDeskThings(owner: Pool): Promise<DeskThings> {
  const { rows } = await owner.query<{ key: Buffer }>('select key from desk.dossier_key')
  const dossier = dossierIds(rows[0]?.key ?? Buffer.alloc(32), canton).write({ legalForm: 'natural-person', pid: 123_456, period: 2025 })
  const [view, otherView] = [randomUUID(), randomUUID()]
  for (const [id, by] of [
    [view, 'office-clerk'],
    [otherView, 'somebody-else'],
  ]) {
    await owner.query(
      `insert into desk.saved_view (id, canton, name, filters, made_by, made_by_name) values ($1, $2, 'Offene', '{"kind": "cases"}', $3, 'Olga Amt')`,
      [id, canton, by],
    )
  }
  return { dossier, view, otherView }
}
