import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dayAt, isPlainDate, placeOfLaw, type PlainDate } from '../../../../kit/plain-date.ts'
import type { Command } from '../../../../platform/command.ts'
import { generatedRegister, mostPersons } from './generate-register.ts'

export const generateCommand: Command = {
  takes: '<persons>',
  options: {
    '--canton <id>': 'for which canton, musterland unless given',
    '--periods <number>': 'tax periods for each, 3 unless given',
    '--seed <number>': 'another one makes other people, 1 unless given',
    '--today <yyyy-mm-dd>': 'the day it is made for, today unless given',
  },
  does: 'print a made-up register of this size as NDJSON for import-register',
  run: async ([persons], needs, options) => {
    const text = (name: string, otherwise: string): string => String(options[name] ?? otherwise)
    const wish = {
      persons: whole('The number of persons', persons, mostPersons),
      periods: whole('--periods', text('periods', '3'), 10),
      seed: whole('--seed', text('seed', '1'), 2 ** 31 - 1),
      today: day(text('today', dayAt(new Date(), placeOfLaw))),
      canton: await needs.canton(text('canton', 'musterland')),
    }
    await pipeline(Readable.from(inBlocks(generatedRegister(wish))), needs.output, { end: false }).catch(quietIfClosed)
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
