import { onTestFinished } from 'vitest'
import { createKeyRing } from '../../src/features/accounts/server/signing-keys.ts'
import type { AccountTables } from '../../src/features/accounts/server/tables.ts'
import { createTokens } from '../../src/features/accounts/server/tokens.ts'
import { contractRoutes } from '../../src/main/contract-routes.ts'
import type { Member } from '../../src/platform/access.ts'
import { connect } from '../../src/platform/database.ts'
import type { Gate } from '../../src/platform/http.ts'
import { aServer } from '../testing/server.ts'
import { closedIssuer } from './world.ts'

/** The server whose endpoints are all tried, with a check of its own at the gate where one is given. */
export async function aMatrixServer(check?: Gate['check'], callers?: Readonly<Record<string, Member>>) {
  const server = await aServer({ ...(check ? { check } : {}), ...(callers ? { callers } : {}), settings })
  const { pool, owner, options } = server.database
  const tokens = createTokens(createKeyRing(connect<AccountTables>(pool)), () => new Date(options.clock ?? Date.now()))
  const endpoints = (await contractRoutes()).map(({ endpoint }) => endpoint)
  return { app: server.app, owner, tokens, endpoints, close: () => server.app.close() }
}

// Pictures of mails are fetched here, so that it shows who may ask for them; none of the mails has one.
const settings = {
  OFFICE_ISSUER: closedIssuer,
  OFFICE_CLIENT_ID: 'desk',
  PUBLIC_ADDRESS: 'https://own.example',
  MAIL_PICTURES: 'on',
  TOTP_KEY: 'k'.repeat(32),
}

export async function aMatrixServerForThisTest(...options: Parameters<typeof aMatrixServer>): ReturnType<typeof aMatrixServer> {
  const server = await aMatrixServer(...options)
  onTestFinished(() => server.close())
  return server
}
