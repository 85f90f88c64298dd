import { sql, type Kysely } from 'kysely'
import type { LegalForm } from '../../rules.ts'

export type Subject = { readonly canton: string; readonly legalForm: LegalForm; readonly pid: number }

/**
 * Everything that is kept about a person or a firm, as one consistent picture, in the words of the tables. Hashes that serve only repeats are left
 * out, as are the names of officers: those are other people's values, and the audit of the office has them.
 */
export async function exportPerson<Tables>(db: Kysely<Tables>, { canton, legalForm, pid }: Subject): Promise<object> {
  const { rows } = await sql<{ everything: object }>`
    with person as materialized (
      select * from extension.person p where p.canton = ${canton} and p.legal_form = ${legalForm} and p.pid = ${pid}
    )
    select jsonb_build_object(
      'canton', ${canton}::text, 'legalForm', ${legalForm}::text, 'pid', ${pid}::int, 'at', platform.moment(),
      'person', (select to_jsonb(p) from person p),
      'cases', ${list(sql`select to_jsonb(c) from extension.tax_case c
        where c.canton = ${canton} and c.legal_form = ${legalForm} and c.pid in (${pid}, (select p.case_pid from person p)) order by c.period, c.pid`)},
      'registerChanges', ${list(sql`select to_jsonb(g) from extension.register_change g
        where g.canton = ${canton} and g.legal_form = ${legalForm} and g.pid = ${pid} order by g.id`)},
      'requests', ${list(sql`select to_jsonb(r) - '{key_hash,fingerprint}'::text[] || ${about()} from extension.request r
        where r.canton = ${canton} and r.legal_form = ${legalForm} and r.pid = ${pid} order by r.received_at, r.id`)},
      'generalExtensions', ${list(sql`select jsonb_build_object('id', b.general_id, 'at', b.at,
          'oldDeadline', b.old_deadlines[array_position(b.pids, ${pid})], 'newDeadline', e.deadline)
        from desk.general_batch b join desk.general_extension e on e.id = b.general_id
        where e.canton = ${canton} and b.legal_form = ${legalForm} and b.pids @> array[${pid}::int] order by b.at`)},
      'looks', ${list(sql`select jsonb_build_object('at', l.at, 'action', l.action, 'reason', l.reason) from desk.look l
        where l.canton = ${canton} and l.subjects @> array[${subjectOf(legalForm, pid)}] order by l.id`)}
    ) as everything`.execute(db)
  return rows[0]?.everything ?? {}
}

/** Written into the log of looks before anything is read, and so into the chain. */
export async function noteExport<Tables>(db: Kysely<Tables>, { canton, legalForm, pid }: Subject, by: string): Promise<void> {
  await sql`insert into desk.look (canton, officer, officer_name, action, reason, question, subjects)
    values (${canton}, 'command line', ${`command line, ${by}`}, 'export', 'request', '{"command": "export-person"}',
      array[${subjectOf(legalForm, pid)}])`.execute(db)
}

function subjectOf(legalForm: LegalForm, pid: number) {
  return sql`${`${legalForm} ${pid}`}::text`
}

function list(query: ReturnType<typeof sql>) {
  return sql`array(${query})`
}

/** What hangs on the request `r`: what was done about it by hand, how it was told to the tax system, and where it stands in the chain. */
function about() {
  const of = sql`t.canton = r.canton and t.period = r.period and t.request_id = r.id`
  return sql`jsonb_build_object(
    'waits', (select to_jsonb(t) from extension.pending t where ${of}),
    'delivery', (select to_jsonb(t) from extension.delivery t where ${of}),
    'supersededBy', ${list(sql`select t.by_id from extension.superseded t where ${of} order by t.number`)},
    'mailAddress', (select jsonb_build_object('encrypted', true, 'since', t.made_at, 'provedAt', t.proved_at, 'language', t.language)
      from extension.deadline_mail t where ${of} order by t.proved_at nulls last limit 1),
    'entry', (select to_jsonb(t) - '{officer,officer_name}'::text[] from desk.entry t where ${of}),
    'proposals', ${list(sql`select to_jsonb(t) - '{officer,officer_name}'::text[] from desk.proposal t where ${of} order by t.at, t.id`)},
    'acts', ${list(sql`select to_jsonb(t) - '{officer,officer_name,key_hash,fingerprint,answer}'::text[] from desk.decision_act t
      where ${of} order by t.number`)},
    'chain', ${list(sql`select jsonb_build_object('seal', t.seal, 'action', t.action, 'at', t.at) from extension.audit t
      where ${of} order by t.seal, t.position`)})`
}
