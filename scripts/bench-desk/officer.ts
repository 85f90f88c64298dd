import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

/** A provider where nobody answers: the session is put into the database. */
export const benchIssuer = 'http://127.0.0.1:9/'

/** Somebody with every role at the tax office: the headers of their browser. */
export async function anOfficer(owner: Pool): Promise<Readonly<Record<string, string>>> {
  const session = randomBytes(32).toString('base64url')
  await owner.query('insert into desk.office_session (id_hash, issuer, subject, name, realm_roles) values ($1, $2, $3, $4, $5)', [
    createHash('sha256').update(session).digest(),
    benchIssuer,
    'bench',
    'Bench Muster',
    ['office-clerk', 'office-lead', 'office-audit'],
  ])
  return { cookie: `__Host-office=${session}`, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
}
