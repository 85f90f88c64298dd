import { sql, type Kysely, type Transaction } from 'kysely'
import { dayAt, earlier, later, type PlainDate } from '../../../kit/plain-date.ts'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { readWidgets } from '../contract.ts'
import { firstDay, lastDay } from '../rules.ts'
import type { Shop } from './shop.ts'
import { campaignsWidget, customersWidget, placesWidget, salesWidget } from './widgets-of-all-time.ts'
import { conversionWidget, devicesWidget, hoursWidget, itemsWidget, ordersWidget } from './widgets-of-days.ts'

type Needs = { readonly db: Kysely<NoTables>; readonly shop: Shop }

const zone = 'Europe/Zurich'
const mostPlaces = 200
const mostCampaigns = 5
const campaignDays = 28
const longAgo = '1970-01-01' as PlainDate // a calendar day

/** The figures of the shop. */
export function analyticsRoutes({ db, shop }: Needs): readonly Route[] {
  return [
    workspaceRoute(readWidgets, db, async ({ until, to: asked }, tx) => {
      const now = await readMoment(tx)
      const today = dayAt(now, zone)
      // The contract took only days; one in the future has nothing to show, and neither has one before there were shops like this.
      const to = asked === undefined ? lastDay(today, until ?? 'this-week') : later(longAgo, earlier(asked as PlainDate, today))
      const lifetime = await shop.readLifetime(tx, to)
      return {
        to,
        isToday: to === today,
        isUsed: lifetime.isUsed,
        at: now.toISOString(),
        widgets: await widgetsUntil(tx, shop, { to, now: to === today ? now : undefined, sales: lifetime.sales }),
      }
    }),
  ]
}

type Asked = { readonly to: PlainDate; readonly now: Date | undefined; readonly sales: number }

async function widgetsUntil(tx: Transaction<NoTables>, shop: Shop, { to, now, sales }: Asked) {
  const from = firstDay(to, campaignDays)
  const days = await shop.readDays(tx, firstDay(to, 240), to)
  const slots = await shop.readSlots(tx, firstDay(to, 2), to)
  const months = await shop.readMonths(tx, `${Number(to.slice(0, 4)) - 2}-01-01` as PlainDate, to)
  const places = await shop.readPlaces(tx, mostPlaces)
  const campaigns = await shop.readCampaigns(tx, { from, to, most: mostCampaigns })
  return [
    customersWidget(months, to),
    conversionWidget(days, to),
    itemsWidget(days, to),
    ordersWidget(days, to),
    hoursWidget(slots, to, now),
    placesWidget(places, to),
    devicesWidget(days, to),
    salesWidget(days, to, sales),
    campaignsWidget(campaigns, from, to),
  ]
}

async function readMoment(tx: Transaction<NoTables>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select platform.moment() as now`.execute(tx)
  return rows[0]?.now ?? new Date(0)
}
