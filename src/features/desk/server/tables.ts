import type { ColumnType, Generated } from 'kysely'
import type { OfficeRole } from '../../../kit/endpoint.ts'

type Moment = ColumnType<Date, string, string>
type MadeMoment = ColumnType<Date, string | undefined, string>

/** What the command line and the worker see. The application sees none of it but the flows it adds. */
export type DeskTables = {
  'desk.office_grant': {
    id: Generated<string>
    issuer: string
    holder: string
    role: OfficeRole
    granted_at: MadeMoment
    granted_by: Generated<string>
    revoked_at: Moment | null
    revoked_by: string | null
  }
  'desk.office_session': { id_hash: Buffer; created_at: MadeMoment; seen_at: MadeMoment }
  'desk.sign_in_flow': {
    state_hash: Buffer
    browser_hash: Buffer
    verifier: string
    nonce: string
    return_path: string
    expires_at: MadeMoment
  }
}
