import type { Kysely } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { IdentifyOfficer } from '../../../platform/access.ts'
import type { Config } from '../../../platform/config.ts'
import { officeCookie, officeRoute, route, type Route } from '../../../platform/http.ts'
import { createOidc } from '../../../platform/oidc.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { checkVisit, finish, readSession, signIn, signOut } from '../contract.ts'
import { decideRoutes } from './decide/decide-routes.ts'
import type { OfficeRules } from './decide/office-rules.ts'
import { deliveryRoutes } from './delivery/delivery-routes.ts'
import { everybodyRoutes } from './everybody/everybody-routes.ts'
import { createAnswerTally, type AnswerTally } from './figures/answer-tally.ts'
import { figuresRoutes, type VisitReaders } from './figures/figures-routes.ts'
import type { Finders } from './find/finders.ts'
import { findRoutes } from './find/routes.ts'
import { endSession, sessionOf, type OfficeSession } from './office-session-store.ts'
import { beginSignIn, finishSignIn, type Door } from './sign-in.ts'
import type { DeskTables } from './tables.ts'
import { trustRoutes } from './trust/routes.ts'

type Needs = {
  readonly db: Kysely<DeskTables>
  /** For what takes a transaction. */
  readonly work: Kysely<NoTables>
  readonly canton: string
  readonly finders: Finders
  readonly visits: VisitReaders
  readonly rules: OfficeRules
  readonly config: Config
}
type Desk = {
  readonly routes: readonly Route[]
  readonly identifyOfficer: IdentifyOfficer
  /** Counts how the form answers, for the figures. */
  readonly tally: AnswerTally
}

/** The tax office: who acts for it, where every statement stands alone, and what they do there. */
export function createDesk({ db, work, canton, finders, visits, rules, config }: Needs): Desk {
  const door = doorOf(config)
  const limits = { perHour: config.OFFICE_LOOKS_PER_HOUR, perDay: config.OFFICE_LOOKS_PER_DAY }
  const sessionIn = async (cookie: string | undefined, isInPassing = false): Promise<OfficeSession | undefined> =>
    door && sessionOf(db, door.issuer, cookie, isInPassing)
  return {
    tally: createAnswerTally(db, canton),
    identifyOfficer: async (cookie, isInPassing) => {
      const session = await sessionIn(cookie, isInPassing)
      return session ? { kind: 'officer', id: session.subject, name: session.name, roles: session.roles } : null
    },
    routes: [
      route(signIn, (input, _caller, asking) => beginSignIn({ db, door }, input, asking)),
      route(finish, (input, _caller, asking) => finishSignIn({ db, door, pidClaim: config.OFFICE_PID_CLAIM }, input, asking)),
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
      ...figuresRoutes({ db, canton, visits }),
      ...deliveryRoutes({ db, config }),
      ...everybodyRoutes({ db, config }),
      ...decideRoutes({ db, work, rules, config, limits }),
      ...findRoutes({ db: work, canton, finders, limits }),
      ...trustRoutes({ db: work, canton }),
    ],
  }
}

function doorOf(config: Config): Door | undefined {
  const { OFFICE_ISSUER: issuer, OFFICE_CLIENT_ID: clientId, OFFICE_CLIENT_SECRET: clientSecret, PUBLIC_ADDRESS: address } = config
  if (issuer === undefined || clientId === undefined || address === undefined) return undefined
  return { issuer, oidc: createOidc({ issuer, clientId, clientSecret, redirectUri: `${address}/desk/callback` }) }
}
