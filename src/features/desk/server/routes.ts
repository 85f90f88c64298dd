import type { Kysely } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { IdentifyOfficer } from '../../../platform/access.ts'
import type { Config } from '../../../platform/config.ts'
import { officeCookie, officeRoute, route, type Route } from '../../../platform/http.ts'
import { createOidc } from '../../../platform/oidc.ts'
import { checkVisit, finish, readSession, signIn, signOut } from '../contract.ts'
import { endSession, sessionOf, type OfficeSession } from './office-session-store.ts'
import { beginSignIn, finishSignIn, type Door } from './sign-in.ts'
import type { DeskTables } from './tables.ts'

type Needs = { readonly db: Kysely<DeskTables>; readonly config: Config }
type Desk = { readonly routes: readonly Route[]; readonly identifyOfficer: IdentifyOfficer }

/** Who acts for the tax office. Every statement stands alone, so there is no transaction. */
export function createDesk({ db, config }: Needs): Desk {
  const door = doorOf(config)
  const sessionIn = async (cookie: string | undefined): Promise<OfficeSession | undefined> => door && sessionOf(db, door.issuer, cookie)
  return {
    identifyOfficer: async (cookie) => {
      const session = await sessionIn(cookie)
      return session ? { kind: 'officer', id: session.subject, name: session.name, roles: session.roles } : null
    },
    routes: [
      route(signIn, (input, _caller, asking) => beginSignIn({ db, door }, input, asking)),
      route(finish, (input, _caller, asking) => finishSignIn({ db, door }, input, asking)),
      route(checkVisit, async (_input, _caller, asking) => ({ isOpen: (await sessionIn(asking.cookie(officeCookie))) !== undefined })),
      officeRoute(readSession, async (_input, _officer, asking) => {
        const session = await sessionIn(asking.cookie(officeCookie))
        if (!session) throw new Problem('not-signed-in', 'Please sign in at the tax office.')
        const { name, roles, idleSeconds, seconds, endsAt } = session
        return { name, roles: [...roles], idleSeconds, seconds, endsAt: endsAt.toISOString() }
      }),
      officeRoute(signOut, async (_input, _officer, asking) => {
        await endSession(db, asking.cookie(officeCookie))
        asking.setCookie({ name: officeCookie, value: '', sameSite: 'Strict' })
        return {}
      }),
    ],
  }
}

function doorOf(config: Config): Door | undefined {
  const { OFFICE_ISSUER: issuer, OFFICE_CLIENT_ID: clientId, OFFICE_CLIENT_SECRET: clientSecret, PUBLIC_ADDRESS: address } = config
  if (issuer === undefined || clientId === undefined || address === undefined) return undefined
  return { issuer, oidc: createOidc({ issuer, clientId, clientSecret, redirectUri: `${address}/desk/callback` }) }
}
