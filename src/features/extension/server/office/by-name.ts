import { sql, type RawBuilder } from 'kysely'

/** Where a person stands among all by name: name and first name as they are looked for, legal form, number. */
export type NamePlace = readonly [string, string, string, string]

/** Behind whom to go on, and how many persons to look through. */
export type Walking = { readonly after: NamePlace | undefined; readonly most: number }

type Pattern = { readonly name: string; readonly firstName?: string }

// The columns of the index `person_name`, in its order.
const folded = sql`extension.folded(p.name) collate "C", extension.folded(p.first_name) collate "C", p.legal_form, p.pid`

/**
 * The persons whose name begins like what was typed, or who have it as name and first name in either order. No more than `most`
 * are looked through at once, so that a question takes no longer the more people bear a name.
 */
export function personsNamed(canton: string, { name, after, most }: Walking & { readonly name: string }): RawBuilder<unknown> {
  const parts = patternsOf(name).map(
    (pattern) => sql`(
      select p.legal_form, p.pid, coalesce(p.case_pid, p.pid) as case_pid, p.name, p.first_name, p.uid,
        extension.folded(p.name) collate "C" as f_name, extension.folded(p.first_name) collate "C" as f_first
      from extension.person p
      where p.canton = ${canton} and ${begins(sql`extension.folded(p.name) collate "C"`, pattern.name)}
        and ${pattern.firstName === undefined ? sql`true` : begins(sql`extension.folded(p.first_name) collate "C"`, pattern.firstName)}
        and ${after ? sql`(${folded}) > (${after[0]}::text, ${after[1]}::text, ${after[2]}::text, ${after[3]}::integer)` : sql`true`}
      order by ${folded} limit ${most})`,
  )
  return sql`select * from (${sql.join(parts, sql` union `)}) as named order by f_name, f_first, legal_form, pid limit ${most}`
}

/** `Anna Muster` may be a firm, a first name before a name, or the other way round. */
function patternsOf(typed: string): readonly Pattern[] {
  const words = typed.trim().split(/[\s,]+/)
  const [first = '', ...rest] = words
  const last = words.at(-1) ?? ''
  const whole = { name: words.join(' ') }
  if (rest.length === 0) return [whole]
  return [whole, { name: words.slice(0, -1).join(' '), firstName: last }, { name: rest.join(' '), firstName: first }]
}

function begins(column: RawBuilder<unknown>, typed: string): RawBuilder<unknown> {
  return sql`${column} >= extension.folded(${typed}) and ${column} < extension.folded(${typed}) || chr(1114111)`
}

/** The condition for somebody found in another way. */
export function isNamed(typed: string): RawBuilder<unknown> {
  const either = patternsOf(typed).map(({ name, firstName }) => {
    const isName = begins(sql`extension.folded(p.name) collate "C"`, name)
    return firstName === undefined ? isName : sql`${isName} and ${begins(sql`extension.folded(p.first_name) collate "C"`, firstName)}`
  })
  return sql`(${sql.join(either, sql` or `)})`
}

/** What was found among the persons looked through, and how far these went. */
export type Walk = { readonly seen: number; readonly seen_until: NamePlace | null }

/** Every row of `hits` beside how far was looked, and one row with nothing else where there are none. */
export const walked = sql`
  select h.*, s.seen, s.seen_until from (
    select (select count(*)::integer from named) as seen,
      (select array[f_name, f_first, legal_form, pid::text] from named order by f_name desc, f_first desc, legal_form desc, pid desc limit 1) as seen_until
  ) s left join hits h on true order by h.f_name, h.f_first, h.legal_form, h.pid, h.place`
