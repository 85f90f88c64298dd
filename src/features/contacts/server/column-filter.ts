import { sql, type RawBuilder } from 'kysely'
import { dayIn, numberIn, type FilterMode } from '../../../kit/table-filter.ts'

type Text = RawBuilder<string>
type Claim = RawBuilder<boolean>

/**
 * `filterFor` of the kit in SQL: whether a cell passes; nothing where nothing is asked.
 * NOTE letters are made small and put in order by ICU, as in the browser. Only letters younger than the ICU
 * of the database can differ, and the order of the curved apostrophe.
 */
export function cellPasses(cell: Text, mode: FilterMode, asked: string): Claim | undefined {
  return asked === '' ? undefined : sql<boolean>`(${cell} = '' or ${test(cell, mode, asked)})`
}

function test(cell: Text, mode: FilterMode, asked: string): Claim {
  const small: Text = sql`lower(${cell} collate "und-x-icu") collate "C"`
  const needle = asked.toLowerCase()
  switch (mode) {
    case 'contains':
      return sql`strpos(${small}, ${needle}) > 0`
    case 'starts':
      return sql`starts_with(${small}, ${needle})`
    case 'ends':
      return sql`right(${small}, length(${needle}::text)) = ${needle}`
    case 'matches':
      return sql`${small} = ${needle}`
    case 'greater':
      return beside(cell, asked, sql`>`)
    case 'less':
      return beside(cell, asked, sql`<`)
  }
}

// What JavaScript takes for a blank; the database knows fewer of them.
const blanks = String.raw`\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`

/** Numbers as numbers, days as days, and the rest in the order of the alphabet. */
function beside(cell: Text, asked: string, isRight: RawBuilder<unknown>): Claim {
  const [number, day] = [numberIn(asked), dayIn(asked)]
  const close: Text = sql`regexp_replace(${cell} collate "C", ${`['’${blanks}]`}, '', 'g')`
  const digits: Text = sql`regexp_replace(${close}, '^(-?[0-9]+),([0-9]+)$', ${String.raw`\1.\2`})`
  const numberPasses: Claim = number === undefined ? sql`true` : sql`${asNumber(digits)} ${isRight} ${number}::float8`
  const dayPasses: Claim = day === undefined ? sql`true` : sql`left(${cell}, ${day.length}::int) collate "C" ${isRight} ${day}`
  // Most cells begin with a letter and are neither a number nor a day; looking at them closely takes longest.
  const mayCount: Claim = sql`(ascii(${cell}) < 58 or ascii(${cell}) > 127)`
  return sql<boolean>`case
    when not ${mayCount} then ${cell} collate contacts.alphabet ${isRight} ${asked}
    when ${digits} ~ ${String.raw`^-?[0-9]+(\.[0-9]+)?$`} then ${numberPasses}
    when ${cell} collate "C" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T|$)' then ${dayPasses}
    else ${cell} collate contacts.alphabet ${isRight} ${asked} end`
}

/** From here on a number is infinite for JavaScript, where the database would refuse it. */
const tooLarge = String(2n ** 1024n - 2n ** 970n)

function asNumber(digits: Text): RawBuilder<number> {
  return sql`case when ${digits}::numeric >= ${tooLarge}::numeric then 'infinity'::float8
    when ${digits}::numeric <= ${`-${tooLarge}`}::numeric then '-infinity'::float8 else ${digits}::float8 end`
}
