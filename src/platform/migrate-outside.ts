import type { PoolClient } from 'pg'

/** Whether a migration says in its first line that it runs outside of a transaction: then each statement stands for itself and may be repeated. */
export function isOutsideTransaction(text: string): boolean {
  return text.startsWith('-- Outside of a transaction: ')
}

/** Its statements; none of them may hold a semicolon at the end of a line. */
export function statementsOf(text: string): readonly string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

const concurrentBuild = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)\s+on\s+(\w+)\./i

/** Runs one statement. What works concurrently blocks nobody while it waits, so it may wait; everything else waits no longer than this. */
export async function runAlone(client: PoolClient, statement: string, longestWait: string): Promise<void> {
  const build = concurrentBuild.exec(statement)
  if (build) await dropUnfinished(client, `${build[2]}.${build[1]}`)
  const isPatient = /^(create|drop|reindex)\b[^;]*\bconcurrently\b/i.test(statement)
  await client.query(`set lock_timeout = '${isPatient ? '0' : longestWait}'`)
  await client.query(statement)
}

/** A build that was broken off leaves an index that nobody reads and everybody writes. */
async function dropUnfinished(client: PoolClient, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [name])
  if (rowCount === 1) await client.query(`drop index concurrently if exists ${name}`)
}
