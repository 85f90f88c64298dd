import { Command as Program, CommanderError } from 'commander'
import type { Command, CommandNeeds } from './command.ts'
import { nearest } from './config-names.ts'
import { keptByNpm } from './config.ts'

type Commands = Readonly<Record<string, Command>>
type Context = {
  readonly needs: CommandNeeds
  /** Asks whoever sits at the terminal; nothing where nobody does. */
  readonly ask?: ((question: string) => Promise<boolean>) | undefined
}

/** Runs one command, after its words and options have proved right and what changes data was confirmed. Gives what is to be printed. */
export async function runCommandLine(commands: Commands, words: readonly string[], context: Context): Promise<string> {
  let answer = ''
  let complaint = ''
  const program = new Program('cli')
    .description('Commands for the operator. What changes data says so and asks; --yes answers the question.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => (answer += text), writeErr: (text) => (complaint += text) })
  for (const [name, command] of Object.entries(commands)) {
    const own = program.command(`${name} ${command.takes ?? ''}`.trim()).description(command.does)
    for (const [option, does] of Object.entries(command.options ?? {})) own.option(option, does)
    if (command.changes !== undefined) own.option('--yes', 'do not ask')
    own.action(async () => {
      answer += await run(name, command, own.args, own.opts(), context)
    })
  }
  const [first = '', second = ''] = words
  const named = first === 'help' ? second : first
  if (/^[^-]/.test(named) && named !== 'help' && !Object.hasOwn(commands, named))
    throw new Error(unknownCommand(named, Object.keys(commands)))
  try {
    await program.parseAsync([...words], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode !== 0) throw new Error(withoutWords(complaint), { cause: error })
  }
  return answer.trimEnd()
}

/** The library takes a request for help with an unknown command as one for all commands, and calls that a success. */
function unknownCommand(word: string, names: readonly string[]): string {
  const meant = meantCommand(word, names)
  return `error: unknown command '${withoutNumbers(word)}'\n(${meant === undefined ? '"cli help" lists the commands' : `Did you mean ${meant}?`})`
}

function meantCommand(word: string, names: readonly string[]): string | undefined {
  const part = word.length < 3 ? undefined : (names.find((name) => name.startsWith(word)) ?? names.find((name) => name.includes(word)))
  if (part !== undefined) return part
  const { meant, slips } = nearest(word, names)
  return slips <= (meant.length < 9 ? 2 : 3) ? meant : undefined
}

/** What was typed too much may be the number of a person, and what is printed may end in a log. */
function withoutWords(complaint: string): string {
  return withoutNumbers(complaint.trim().replace(/(but got \d+): .*/s, '$1.'))
}

function withoutNumbers(text: string): string {
  return text.replaceAll(/\d[\d.-]{2,}/g, '…')
}

type Options = Parameters<Command['run']>[2]

async function run(name: string, command: Command, words: readonly string[], options: Options, context: Context): Promise<string> {
  refuseLostOptions(name, command)
  if (command.changes !== undefined && !options['dryRun'] && !options['yes']) await confirm(command.changes, context)
  return command.run(words, context.needs, options)
}

async function confirm(changes: string, { needs, ask }: Context): Promise<void> {
  const { host, pathname } = new URL(needs.config().DATABASE_URL)
  const sentence = `This ${changes}, in the database ${decodeURIComponent(pathname.slice(1))} at ${host}.`
  if (!ask) throw new Error(`${sentence} Add --yes if that is what you want. Nothing was changed.`)
  if (!(await ask(`${sentence} Go on? Type yes: `))) throw new Error('Nothing was changed.')
}

/** A dry run that is none, because npm kept the option, would be the worst surprise. */
function refuseLostOptions(name: string, { options = {} }: Command): void {
  const names = ['help', 'yes', ...Object.keys(options).map((option) => /^--([a-z-]+)/.exec(option)?.[1] ?? '')]
  const [lost] = keptByNpm(names)
  if (lost !== undefined) throw new Error(`npm kept --${lost} for itself. Write two dashes before the command: npm run cli -- ${name} …`)
}
