import { sql, type RawBuilder } from 'kysely'

/** The place of a row in a list by moments, as the contract has it; to the microsecond, so that none is left out. */
export function placeOf(moment: string, id: string): RawBuilder<string> {
  return sql`(extract(epoch from ${sql.ref(moment)}) * 1000000)::bigint || '_' || ${sql.ref(id)}`
}

/** Moment and id of a place; nothing of both for the first page. */
export function afterPlace(place: string | undefined): RawBuilder<unknown> {
  const [at = null, id = null] = place?.split('_') ?? []
  return sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::uuid`
}
