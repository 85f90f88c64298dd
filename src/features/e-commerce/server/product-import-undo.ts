import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { dropPictures, takePictures } from './product-pictures.ts'
import { writtenColumns } from './product-row.ts'
import type { Tx } from './tables.ts'

type Row = { readonly images: readonly { readonly fileId: string }[] }

/** Deletes what an import added, and brings back what it changed, unless somebody has changed it since. */
export async function takeImportBack(tx: Tx, importId: string): Promise<number> {
  const { rows: gone } = await sql<Row>`
    delete from e_commerce.product where workspace_id = platform.workspace() and import_id = ${importId}::uuid returning images`.execute(tx)
  const columns = sql.raw(writtenColumns.map(([column]) => `${column} = b.${column}`).join(', '))
  const { rows: back } = await sql<Row>`
    update e_commerce.product p set ${columns}, changed_at = b.changed_at, version = p.version + 1
    from e_commerce.import_before i, jsonb_populate_record(null::e_commerce.product, i.before) as b
    where i.workspace_id = platform.workspace() and i.import_id = ${importId}::uuid
      and p.workspace_id = i.workspace_id and p.id = i.product_id and p.version = i.version_after and p.removed_at is null
    returning p.images`.execute(tx)
  const { rows: kept } = await sql`
    delete from e_commerce.import_before where workspace_id = platform.workspace() and import_id = ${importId}::uuid returning 1`.execute(
    tx,
  )
  if (gone.length + kept.length === 0) throw new Problem('not-found', 'This import does not exist.')
  await dropPictures(tx, filesIn(gone))
  await takePictures(tx, filesIn(back))
  return gone.length + back.length
}

function filesIn(rows: readonly Row[]): readonly string[] {
  return rows.flatMap(({ images }) => images.map(({ fileId }) => fileId))
}
