import { Readable, Writable } from 'node:stream'
import { accountCommands } from '../../src/features/accounts/server/commands.ts'
import { deskCommands } from '../../src/features/desk/server/commands.ts'
import { extensionCommands } from '../../src/features/extension/server/commands.ts'
import { projectPath } from '../../src/main/project.ts'
import { readCanton } from '../../src/platform/canton.ts'
import { runCommandLine } from '../../src/platform/command-line.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Command, CommandNeeds } from '../../src/platform/command.ts'
import type { TestDatabase } from './database.ts'

type CommandLine = {
  /** What commands get, with what is typed on standard input. */
  readonly needs: (typed: string) => CommandNeeds
  /** Gives what would be printed; rejects where the exit code would be 1. */
  readonly run: (...words: readonly string[]) => Promise<string>
  /** The same, with what is typed on standard input. */
  readonly typing: (typed: string, ...words: readonly string[]) => Promise<string>
  /** Every line that was told on the way. */
  readonly told: readonly string[]
  /** What was printed piece by piece. */
  readonly printed: () => string
}

const commands: Readonly<Record<string, Command>> = { ...extensionCommands, ...accountCommands, ...deskCommands }

/** The operator at a terminal, on a database of the test's own. */
export function aCommandLine(
  { owner, url }: Pick<TestDatabase, 'owner' | 'url'>,
  canton = 'bergtal',
  settings: Readonly<Record<string, string>> = {},
): CommandLine {
  const told: string[] = []
  const pieces: string[] = []
  const output = new Writable({
    write: (piece: Buffer, _encoding, done) => {
      pieces.push(String(piece))
      done()
    },
  })
  const needs = (typed: string) => ({
    config: () => readConfig({ DATABASE_URL: url, CANTON: canton, ...settings }),
    canton: (id = canton) => readCanton(projectPath('cantons'), id),
    database: () => owner,
    input: Readable.from([typed]),
    output,
    tell: (line: string) => void told.push(line),
  })
  const typing = async (typed: string, ...words: readonly string[]): Promise<string> => {
    return runCommandLine(commands, words, { needs: needs(typed), ask: async () => true })
  }
  return {
    needs,
    run: (...words) => typing('', ...words),
    typing,
    told,
    printed: () => pieces.join(''),
  }
}
