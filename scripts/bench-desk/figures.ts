import type { Pool } from 'pg'
import { countFigures } from '../../src/features/desk/server/figures/count-figures.ts'
import { connect } from '../../src/platform/database.ts'
import type { Figures } from '../bench-apps/measure.ts'
import type { DeskBench, DeskPart } from './part.ts'
import { timed } from './search.ts'

const canton = 'musterland'
const limit = 500

const addresses: Readonly<Record<string, string>> = {
  'figures of today': '/api/office/figures?range=today',
  'figures of this week': '/api/office/figures?range=week',
  'figures of this season': '/api/office/figures?range=season',
  'state of delivery': '/api/office/delivery',
  'given up, a hundred': '/api/office/delivery/dead',
  'status for everybody': '/api/status',
}

/** Everything that was ever asked is sealed and counted by the worker's own function; then the pages are opened. */
export const figuresPart: DeskPart = {
  name: 'figures',
  run: async (bench) => {
    await spreadOverToday(bench.owner)
    await seal(bench.owner)
    await countAll(bench.owner)
    await fillAnswers(bench.owner)
    await fillDeliveries(bench.owner)
    await bench.owner.query('vacuum analyze desk.hour_figure, desk.day_figure, extension.delivery')
    const figures: Figures[] = []
    for (const [name, address] of Object.entries(addresses)) {
      const spans = await timed(() => read(bench, address))
      figures.push({ call: { name, addresses: [address], limit }, rows: '', ...spans })
    }
    return figures
  },
}

async function read({ base, officer }: DeskBench, address: string): Promise<void> {
  const reply = await fetch(base + address, { headers: officer })
  const body = await reply.text()
  if (reply.status !== 200) throw new Error(`${address} was answered ${reply.status}: ${body.slice(0, 200)}`)
}

/** What makes so many rows takes longer than a statement of the product may. */
async function patiently(owner: Pool, text: string): Promise<void> {
  await owner.query(`begin; set local statement_timeout = 0; ${text}; commit`)
}

/** The busiest day of a large canton is today: 100,000 requests since yesterday evening, where there are as many. */
async function spreadOverToday(owner: Pool): Promise<void> {
  await patiently(
    owner,
    `
    update extension.request r set received_at = now() - interval '20 hours' * power(random(), 2)
    where (r.canton, r.period, r.id) in (select canton, period, id from extension.request where canton = '${canton}' and period = 2025 limit 100000)`,
  )
}

/** Rows of the chain as passing on leaves them, but for the hashes: five hundred to a seal. */
async function seal(owner: Pool): Promise<void> {
  await owner.query('alter table extension.audit disable trigger user; alter table extension.audit_seal disable trigger user')
  await patiently(
    owner,
    `
    create temporary table sealed as
      select 1 + (n - 1) / 500 as seal, 1 + (n - 1) % 500 as position, canton, outcome, received_at, period, id
      from (select row_number() over (order by received_at) as n, canton, outcome, received_at, period, id from extension.request) r;
    insert into extension.audit_seal (number, entries, previous, hash, sealed_at)
      select seal, count(*), decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex'), max(received_at) from sealed group by seal;
    insert into extension.audit (seal, position, canton, action, at, period, request_id)
      select seal, position, canton, outcome, received_at, period, id from sealed;
    drop table sealed;
    analyze extension.audit, extension.audit_seal`,
  )
}

async function countAll(owner: Pool): Promise<void> {
  const begun = performance.now()
  let entries = 0
  for (let counted = await countFigures(connect(owner), canton); counted; counted = await countFigures(connect(owner), canton))
    entries += counted
  const seconds = (performance.now() - begun) / 1000
  console.log(`${entries} entries of the chain counted in ${seconds.toFixed(0)} s, ${(entries / seconds).toFixed(0)} a second`)
}

/** As servers tell them: six languages and twelve steps in each hour of the year. */
async function fillAnswers(owner: Pool): Promise<void> {
  const told = `cross join (
    select 'language', unnest(array['de', 'fr', 'it', 'rm', 'en', 'none'])
    union all select 'milliseconds', unnest(array['5', '10', '15', '20', '30', '40', '50', '75', '100', '150', '200', '300'])
  ) k (kind, name)`
  await patiently(
    owner,
    `insert into desk.hour_figure (canton, hour, kind, name, count)
      select '${canton}', h, k.kind, k.name, 1 + floor(random() * 300) from generate_series(date_trunc('year', now()), now(), interval '1 hour') h ${told};
    insert into desk.day_figure (canton, day, kind, name, count)
      select '${canton}', d, k.kind, k.name, 1 + floor(random() * 7200) from generate_series(date_trunc('year', now()), now(), interval '1 day') d ${told}`,
  )
}

/** A backlog after a bad evening: 50,000 wait, 5,000 were given up, a million were told. */
async function fillDeliveries(owner: Pool): Promise<void> {
  await patiently(
    owner,
    `
    insert into extension.delivery (canton, period, request_id, state, attempts, queued_at, due_at, delivered_at, last_failure)
    select canton, period, id, state, 3, received_at, received_at, case state when 'delivered' then received_at end,
      case state when 'dead' then 'status-422' when 'waiting' then 'timeout' end
    from (
      select canton, period, id, received_at, case when n <= 50000 then 'waiting' when n <= 55000 then 'dead' else 'delivered' end as state
      from (select *, row_number() over () as n from extension.request where canton = '${canton}' and outcome = 'granted' limit 1055000) r
    ) r
    on conflict do nothing`,
  )
}
