import type { Command } from '../../../platform/command.ts'
import { disableCommand, enableCommand, endSessionsCommand } from './operator/disable-commands.ts'
import { addressCommand, passwordCommand } from './operator/link-commands.ts'
import { rotateCommand } from './operator/rotate-command.ts'
import { traceCommand } from './operator/trace-command.ts'
import { twoStepCommand } from './operator/two-step-command.ts'

/** What the operator can ask of this feature on the command line. */
export const accountCommands: Readonly<Record<string, Command>> = {
  'disable-account': disableCommand,
  'enable-account': enableCommand,
  'end-sessions': endSessionsCommand,
  'password-link': passwordCommand,
  'prove-address': addressCommand,
  'rotate-signing-keys': rotateCommand,
  'switch-off-two-step': twoStepCommand,
  trace: traceCommand,
}
