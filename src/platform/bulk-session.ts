import type pg from 'pg'
import type { Database } from './command.ts'

/** One connection for work on many rows: no statement is cut short, and what is temporary ends with it. */
export type BulkSession = {
  readonly query: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
  /** Sends rows to a `copy … from stdin`, in the text form of PostgreSQL. */
  readonly copy: (statement: string, rows: string) => Promise<void>
  readonly inTransaction: (work: () => Promise<void>) => Promise<void>
}

export async function withBulkSession<T>(database: Database, work: (session: BulkSession) => Promise<T>): Promise<T> {
  const client = await database.connect()
  try {
    await client.query('set statement_timeout = 0')
    return await work(sessionOn(client))
  } finally {
    client.release(true) // ends the session, and with it its settings, locks and temporary tables
  }
}

function sessionOn(client: pg.PoolClient): BulkSession {
  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows,
    copy: (statement, rows) => copy(client, statement, rows),
    inTransaction: async (work) => {
      await client.query('begin')
      try {
        await work()
        await client.query('commit')
      } catch (error) {
        await client.query('rollback').catch(() => {}) // the connection may be what failed
        throw error
      }
    },
  }
}

/** What the driver can do, though its types do not tell. */
type CopyConnection = pg.Connection & { readonly sendCopyFromChunk: (piece: Buffer) => void; readonly endCopyFrom: () => void }

const pieceSize = 1 << 18

/** The driver speaks COPY, but has no query of its own for it: this one answers its calls. */
function copy(client: pg.PoolClient, statement: string, rows: string): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query({
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => {
        const bytes = Buffer.from(rows)
        for (let at = 0; at < bytes.length; at += pieceSize) connection.sendCopyFromChunk(bytes.subarray(at, at + pieceSize))
        connection.endCopyFrom()
      },
      handleCommandComplete: () => {},
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    })
  })
}
