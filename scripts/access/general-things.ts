import type { Pool } from 'pg'

/** What officers may change for everybody. */
export const generalTables = ['desk.general_extension', 'extension.general_extension', 'extension.closing'] as const

/** A general extension that somebody proposed. */
export const generalId = '6c1f0f52-3a7e-4a5b-8c5e-0f6d4f1b7a11'

/** Proposed by somebody else than any officer of the matrix, so that it shows who starts or withdraws it. */
export async function addGeneral(owner: Pool): Promise<void> {
  await owner.query(
    `insert into desk.general_extension (id, canton, period, taxpayer_groups, old_from, old_to, deadline, reason, total, expected, proposer, proposer_name,
      place_form) values ($1, 'musterland', 2025, array['employed'], '2026-03-31', '2026-03-31', '2026-06-30', 'Probe', 1, 1, 'else', 'Else', 'legal-entity')`,
    [generalId],
  )
}
