import { officeRoles, type OfficeRole } from '../../../kit/endpoint.ts'
import { isOfficeRole } from '../../../platform/access.ts'
import type { Command, CommandNeeds } from '../../../platform/command.ts'
import { connect } from '../../../platform/database.ts'
import { currentGrants, everyGrant, grantRole, revokeRole, type Grant } from './grant-store.ts'
import type { DeskTables } from './tables.ts'

const takes = '<e-mail|subject:id> <role>'
const roles = officeRoles.join(', ')

/** What the operator can ask of this feature on the command line. */
export const deskCommands: Readonly<Record<string, Command>> = {
  'grant-office-role': {
    does: `give somebody a role at the tax office (${roles}); they still sign in through its identity provider`,
    changes: 'gives somebody a role at the tax office',
    takes,
    run: async (options, needs) => {
      const grant = readGrant(options, issuerOf(needs))
      const isNew = await grantRole(connect<DeskTables>(needs.database()), grant)
      return isNew
        ? `${shown(grant)} has the role ${grant.role} from the next sign-in on.`
        : `${shown(grant)} already has the role ${grant.role}.`
    },
  },
  'revoke-office-role': {
    changes: 'takes back a role at the tax office',
    does: 'take back a role given on the command line; open sessions lose it at once',
    takes,
    run: async (options, needs) => {
      const grant = readGrant(options, issuerOf(needs))
      const wasThere = await revokeRole(connect<DeskTables>(needs.database()), grant)
      if (!wasThere)
        throw new Error(`${shown(grant)} was not given the role ${grant.role} here. Roles of the provider are taken back there.`)
      return `${shown(grant)} no longer has the role ${grant.role} from the command line. A role from the identity provider stays.`
    },
  },
  'office-roles': {
    does: 'list the tax office roles given on the command line',
    options: { '--all': 'include roles that were taken back' },
    run: async (_words, needs, { all }) => {
      const issuer = issuerOf(needs)
      const db = connect<DeskTables>(needs.database())
      const grants = all ? await everyGrant(db, issuer) : await currentGrants(db, issuer)
      return grants.length === 0 ? 'No role was given on the command line.' : grants.map(line).join('\n')
    },
  },
}

function issuerOf({ config }: CommandNeeds): string {
  const { OFFICE_ISSUER: issuer } = config()
  if (issuer === undefined) throw new Error('Set OFFICE_ISSUER first: a role is for somebody whom that identity provider knows.')
  return issuer
}

type Wanted = { readonly issuer: string; readonly holder: string; readonly role: OfficeRole }

function readGrant([who = '', role = '']: readonly string[], issuer: string): Wanted {
  if (!isOfficeRole(role)) throw new Error(`There is no role "${role}". There are: ${roles}.`)
  if (/^subject:\S{1,250}$/.test(who)) return { issuer, holder: who, role }
  if (/^[^\s@]+@[^\s@]+$/.test(who) && who.length <= 254) return { issuer, holder: `email:${who}`, role }
  throw new Error(`"${who}" is neither an e-mail address nor a subject like subject:8f14e45f.`)
}

function shown({ holder }: Pick<Wanted, 'holder'>): string {
  return holder.replace(/^email:/, '')
}

function line({ holder, role, grantedAt, grantedBy, revokedAt, revokedBy }: Grant): string {
  const given = `${role.padEnd(12)}  ${shown({ holder })}  since ${grantedAt.toISOString()} by ${grantedBy}`
  return revokedAt === null ? given : `${given}, until ${revokedAt.toISOString()} by ${revokedBy ?? ''}`
}
