import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

// Plants a fault: a worker that notes its place in one transaction and moves the cases in the next.
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
await client.connect()
for (;;) {
  const { rows } = await client.query<{ after: number; last: number | null }>(`
    with g as (select * from desk.general_extension where state = 'running' for update),
    next as (
      select max(pid) as last from (
        select c.pid from extension.tax_case c, g where c.canton = g.canton and c.legal_form = 'natural-person' and c.period = g.period
          and c.pid > g.place_pid order by c.pid limit 500) n
    )
    update desk.general_extension e set place_pid = coalesce(next.last, e.place_pid), state = case when next.last is null then 'done' else e.state end
    from g, next where e.id = g.id returning g.place_pid as after, next.last`)
  const [place] = rows
  if (place === undefined || place.last === null) break
  await wait(5)
  await client.query(
    `update extension.tax_case c set deadline = g.deadline from desk.general_extension g where c.canton = g.canton and c.legal_form = 'natural-person'
      and c.period = g.period and c.pid > $1 and c.pid <= $2 and c.deadline between g.old_from and g.old_to and c.deadline < g.deadline`,
    [place.after, place.last],
  )
}
// A worker ends only when it is told to.
await wait(600_000)
