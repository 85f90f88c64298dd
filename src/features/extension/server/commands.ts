import type { Command } from '../../../platform/command.ts'
import { sealCommand, verifyCommand } from './audit/audit-commands.ts'
import { deliveriesCommand, replayCommand } from './delivery/delivery-commands.ts'
import { unlockCommand } from './guessing/unlock-command.ts'
import { exportCommand } from './keep/export-command.ts'
import { purgeCommand } from './keep/purge-command.ts'
import { pendingCommand } from './pending/pending-command.ts'
import { generateCommand } from './register/generate-command.ts'
import { importCommand } from './register/import-command.ts'
import { feedbackCommand, helpVotesCommand } from './votes/vote-commands.ts'

/** What the operator can ask of this feature on the command line. */
export const extensionCommands: Readonly<Record<string, Command>> = {
  'import-register': importCommand,
  'generate-register': generateCommand,
  'seal-audit': sealCommand,
  'verify-audit': verifyCommand,
  deliveries: deliveriesCommand,
  'replay-deliveries': replayCommand,
  pending: pendingCommand,
  unlock: unlockCommand,
  purge: purgeCommand,
  'export-person': exportCommand,
  'help-votes': helpVotesCommand,
  feedback: feedbackCommand,
}
