import { sql, type Transaction } from 'kysely'
import type { PlainDate } from '../../../kit/plain-date.ts'
import type { NoTables } from '../../../platform/sample.ts'

type CampaignFigures = { readonly campaign: string; readonly orders: number; readonly paid: number }
type PlaceFigures = { readonly town: string; readonly lat: number; readonly lng: number; readonly customers: number }

/** The advertisements that brought the most orders. */
export async function readCampaigns(
  tx: Transaction<NoTables>,
  { from, to, most }: { readonly from: PlainDate; readonly to: PlainDate; readonly most: number },
): Promise<readonly CampaignFigures[]> {
  const { rows } = await sql<CampaignFigures>`
    select campaign, sum(orders)::float8 as orders, sum(paid)::float8 as paid from e_commerce.figure_day
    where workspace_id = platform.workspace() and day between ${from}::date and ${to}::date and campaign <> ''
    group by campaign having sum(orders) > 0 order by sum(orders) desc, campaign limit ${most}`.execute(tx)
  return rows
}

/** Where the most customers live, and of how many that is not known. */
export async function readPlaces(
  tx: Transaction<NoTables>,
  most: number,
): Promise<{ readonly places: readonly PlaceFigures[]; readonly unknown: number }> {
  const { rows: places } = await sql<PlaceFigures>`
    select town, lat::float8 as lat, lng::float8 as lng, customers::float8 as customers from e_commerce.figure_place
    where workspace_id = platform.workspace() and customers > 0 and lat is not null and lng is not null
    order by customers desc, town, lat, lng limit ${most}`.execute(tx)
  const { rows } = await sql<{ unknown: number }>`
    select coalesce(sum(customers), 0)::float8 as unknown from e_commerce.figure_place
    where workspace_id = platform.workspace() and (lat is null or lng is null)`.execute(tx)
  return { places, unknown: rows[0]?.unknown ?? 0 }
}
