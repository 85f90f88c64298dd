import pg from 'pg'

const canton = 'musterland'
const periods = [2023, 2024, 2025, 2026]
/** So many of the cases were asked about: a little more than half, as in the cantons that tell. */
const askedShare = 0.55

const families = `Müller Meier Schmid Keller Weber Huber Schneider Meyer Steiner Fischer Gerber Brunner Baumann Frei Zimmermann Moser Widmer Wyss Graf
  Roth Suter Baumgartner Bachmann Kunz Studer Bucher Berger Kaufmann Kuhn Hofer Bühler Lüthi Lehmann Marti Christen Hug Frey Koch Egli Arnold Käser
  Ferreira Pereira Silva Costa Rossi Bianchi Bernasconi Favre Rochat Martin Jaquet Dubois Blanc Rey Bühlmann Stalder Zürcher Aebi Amrein Kälin Caduff
  Cavegn Derungs Capaul Krasniqi Berisha Gashi Schwarz Ammann Hofmann Kessler Gasser Sieber Bieri Wenger Imhof Odermatt Von-Moos Gisler Arnet Furrer`
const firsts = `Anna Maria Ruth Elisabeth Verena Ursula Sandra Monika Nicole Barbara Claudia Daniela Karin Andrea Laura Sarah Lea Julia Hans Peter Walter
  Werner Josef Kurt Daniel Thomas Markus Martin Andreas Christian Michael Stefan Luca David Noah Jan Tim Leon`
const trades = 'Immobilien Holding Treuhand Bau Consulting Gastro Garage Elektro Holzbau Informatik Maler Transport Sanitär Gartenbau'

/** Up to 999,999 persons and as many firms as it takes, each with four periods, all in one canton: no question has less to look through. */
export async function fillRegister(url: string, cases: number): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set session_replication_role = replica")
  const indexes = await dropIndexes(client)
  const people = Math.ceil(cases / periods.length)
  const natural = Math.min(Math.ceil(people * 0.65), 999_999)
  await fillPersons(client, natural, people - natural)
  await fillCases(client, cases)
  const { rowCount: requests } = await fillRequests(client)
  for (const index of indexes) await client.query(index)
  await client.query('vacuum analyze extension.person, extension.tax_case, extension.request')
  await client.query('checkpoint')
  await client.end()
  return `${cases} cases of ${people} persons and firms, ${requests} requests`
}

/** They are made quicker than they grow. */
async function dropIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select format('%I.%I', schemaname, indexname) as name, indexdef as definition from pg_indexes
    where schemaname = 'extension' and indexname in ('person_name', 'person_uid', 'person_of_case', 'case_state', 'request_time', 'request_rule',
      'request_outcome', 'request_of_person')`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition.replace('ON ONLY', 'ON'))
}

const listed = (words: string): string => `(array['${words.split(/\s+/).join("','")}'])`
/** The first of a list far more often than the last. */
const oneOf = (words: string): string => `${listed(words)}[1 + floor(power(random(), 2) * ${words.split(/\s+/).length})::int]`

async function fillPersons(client: pg.Client, natural: number, legal: number): Promise<void> {
  await client.query(`
    insert into extension.person (canton, legal_form, pid, name, first_name, birth_date)
    select '${canton}', 'natural-person', n, ${oneOf(families)} || case when random() < 0.12 then '-' || ${oneOf(families)} else '' end, ${oneOf(firsts)},
      date '1940-01-01' + (n % 24000) from generate_series(1, ${natural}) n`)
  await client.query(`
    insert into extension.person (canton, legal_form, pid, name, uid)
    select '${canton}', 'legal-entity', n, ${oneOf(families)} || ' ' || ${oneOf(trades)} || case when random() < 0.5 then ' AG' else ' GmbH' end,
      'CHE' || lpad((n * 7)::text, 9, '0') from generate_series(1, ${legal}) n`)
}

/** The newest period is open, the one before half done, the others assessed but for a few. */
const stateOf = `case t.period
  when 2026 then 'open'
  when 2025 then (array['open', 'filed', 'in-assessment', 'assessed', 'estimated'])[1 + (c.r > 0.6)::int + (c.r > 0.9)::int + (c.r > 0.95)::int + (c.r > 0.995)::int]
  else (array['assessed', 'open', 'filed', 'estimated'])[1 + (c.r > 0.97)::int + (c.r > 0.975)::int + (c.r > 0.99)::int] end`

async function fillCases(client: pg.Client, cases: number): Promise<void> {
  await client.query(`
    insert into extension.tax_case (canton, legal_form, pid, period, deadline, base_deadline, state, taxpayer_group, extensions)
    select '${canton}', c.legal_form, c.pid, t.period, make_date(t.period + 1, 3, 31), make_date(t.period + 1, 3, 31), ${stateOf},
      case c.legal_form when 'legal-entity' then 'legal-entity' else 'employed' end, 0
    from (select legal_form, pid, random() as r from extension.person where canton = '${canton}') c
    cross join unnest(array[${periods.join()}]::smallint[]) t (period) limit ${cases}`)
}

/** Nine of ten are granted in full; within a period they come from January to November. */
async function fillRequests(client: pg.Client): Promise<pg.QueryResult> {
  const rule = `(array['D6', 'D1', 'D2', 'C4', 'C7', 'I1', 'C8', 'V8b'])[1 + (x > 0.9)::int + (x > 0.93)::int + (x > 0.96)::int + (x > 0.98)::int + (x > 0.99)::int
    + (x > 0.999)::int + (x > 0.9999)::int]`
  return client.query(`
    insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, configuration, old_deadline, new_deadline,
      message, reference, code, key_hash, fingerprint)
    select '${canton}', period, gen_random_uuid(), pid, legal_form, make_date(period + 1, 9, 30), at,
      o.outcome, rule, '1-0a1b2c3d', case when o.outcome in ('rejected', 'pending') then null else make_date(period + 1, 3, 31) end,
      case o.outcome when 'granted' then make_date(period + 1, 9, 30) when 'unchanged' then make_date(period + 1, 3, 31) end,
      'Ein Satz, wie er gesagt wird.', lpad((period % 100)::text, 2, '0') || translate(lpad(to_hex(number), 10, '0'), 'abcdef', 'ABCDEF'),
      'K7M92QX8', null, null
    from (
      select t.period, t.pid, t.legal_form, row_number() over () as number, ${rule} as rule,
        make_date(t.period + 1, 1, 1)::timestamptz + interval '300 days' * random() as at
      from (select *, random() as x from extension.tax_case where canton = '${canton}' and period < 2026) t where random() < ${askedShare}
    ) r cross join lateral (select case when rule in ('D5', 'D6') then 'granted' when rule = 'I1' then 'rejected' when rule = 'V8b' then 'pending' else 'unchanged' end) o (outcome)`)
}
