import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { dayAt, isPlainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import type { Command } from '../../../../platform/command.ts'
import { placeOfLaw } from '../../rules.ts'
import { generatedRegister, mostPersons } from './generate-register.ts'

export const generateCommand: Command = {
  takes: '<persons> [--canton <id>] [--periods 3] [--seed 1] [--today yyyy-mm-dd]',
  does: 'print a made-up register of this size as NDJSON, ready for import-register',
  run: async (options, { canton, output }) => {
    const { values, positionals } = parseArgs({
      args: [...options],
      allowPositionals: true,
      options: {
        canton: { type: 'string', default: 'musterland' },
        periods: { type: 'string', default: '3' },
        seed: { type: 'string', default: '1' },
        today: { type: 'string', default: dayAt(new Date(), placeOfLaw) },
      },
    })
    const wish = {
      persons: whole('The number of persons', positionals[0], mostPersons),
      periods: whole('--periods', values.periods, 10),
      seed: whole('--seed', values.seed, 2 ** 31 - 1),
      today: day(values.today),
      canton: await canton(values.canton),
    }
    await pipeline(Readable.from(inBlocks(generatedRegister(wish))), output, { end: false }).catch(quietIfClosed)
    return ''
  },
}

function whole(name: string, text: string | undefined, most: number): number {
  const figure = Number(text)
  if (Number.isInteger(figure) && figure >= 1 && figure <= most) return figure
  throw new Error(`${name} must be a whole number from 1 to ${most}.`)
}

function day(text: string): PlainDate {
  if (isPlainDate(text)) return text
  throw new Error('--today must be a calendar day like 2026-03-10.')
}

/** One write for many lines. */
function* inBlocks(lines: Iterable<string>): Generator<string> {
  let block = ''
  for (const line of lines) {
    block += line
    if (block.length < 1 << 16) continue
    yield block
    block = ''
  }
  yield block
}

/** Whoever reads only the first lines closes the pipe. */
function quietIfClosed(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
}
