import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import { figuresJob } from './figures-job.ts'
import type { ShopTables } from './tables.ts'
import { gatherTally } from './tally.ts'

const emptyBin = job('empty-shop-bins', z.object({}))
const gather = job('gather-shop-counts', z.object({}))
const keptDays = 30
const atOnce = 500

/** Every night away with what has been in the bin for 30 days; every hour the counts are put together. The sums for dashboards are looked over too. */
export function shopJobs(db: Kysely<ShopTables>): readonly JobHandler[] {
  return [jobHandler(emptyBin, () => emptyBins(db), '47 2 * * *'), jobHandler(gather, () => gatherTally(db), '13 * * * *'), figuresJob(db)]
}

export async function emptyBins(db: Kysely<ShopTables>): Promise<void> {
  const old = sql`platform.moment() - make_interval(days => ${keptDays})`
  for (const erase of [eraseProducts, eraseOrders]) while ((await erase(db)) === atOnce);
  await sql`delete from e_commerce.import_before where made_at < ${old}`.execute(db)
}

/** The products and their pictures go in one statement, so that neither is ever there without the other. */
async function eraseProducts(db: Kysely<ShopTables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      select workspace_id, id from e_commerce.product where removed_at < platform.moment() - make_interval(days => ${keptDays})
      limit ${atOnce} for update skip locked
    ), gone as (
      delete from e_commerce.product p using old where p.workspace_id = old.workspace_id and p.id = old.id
      returning p.workspace_id, p.id, p.images
    ), picture as (
      select distinct workspace_id, image->>'fileId' as file_id from gone, jsonb_array_elements(images) as image
    ), swept as (
      delete from platform.file f using picture p where f.workspace_id = p.workspace_id and f.id::text = p.file_id and not exists (
        select from e_commerce.product o
        where o.workspace_id = p.workspace_id and o.images @> jsonb_build_array(jsonb_build_object('fileId', p.file_id))
          and o.id not in (select id from gone)
      )
    ), told as (
      insert into platform.live_event (workspace_id, topic, key) select distinct workspace_id, 'shop', 'many' from gone
    )
    select count(*)::int as count from gone`.execute(db)
  return rows[0]?.count ?? 0
}

async function eraseOrders(db: Kysely<ShopTables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      select workspace_id, id from e_commerce.purchase where removed_at < platform.moment() - make_interval(days => ${keptDays})
      limit ${atOnce} for update skip locked
    ), gone as (
      delete from e_commerce.purchase p using old where p.workspace_id = old.workspace_id and p.id = old.id returning p.workspace_id
    ), told as (
      insert into platform.live_event (workspace_id, topic, key) select distinct workspace_id, 'shop', 'many' from gone
    )
    select count(*)::int as count from gone`.execute(db)
  return rows[0]?.count ?? 0
}
