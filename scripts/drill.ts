import { proveRestore } from './drill/prove-restore.ts'
import { tellProofs } from './proof.ts'

// Loses a database for good and brings it back with the scripts of deploy/backup, to two moments. Needs Debian's PostgreSQL 15.
await tellProofs(proveRestore())
