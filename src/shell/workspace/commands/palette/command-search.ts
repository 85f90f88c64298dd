import { matchSorterWithRankInfo, rankings, type KeyOption } from 'match-sorter'
import type { Command } from '../command.ts'

/** A command and how well it fits. */
type Found<C extends Command = Command> = { readonly command: C; readonly exactness: number; readonly lateness: number }

const searched: readonly KeyOption<Command>[] = [
  ({ title }) => title,
  { key: ({ keywords = '' }) => keywords, threshold: rankings.CONTAINS, maxRanking: rankings.WORD_STARTS_WITH },
  { key: ({ keys = '' }) => waysToWrite(keys), threshold: rankings.EQUAL },
]

/** The commands that fit what was typed, the best first. Words may come in any order; letters may be left out. */
export function foundCommands<C extends Command>(commands: readonly C[], typed: string, recent: readonly string[]): readonly C[] {
  const found = fittingOf(commands, typed, recent)
  // Where the very letters are found, guesses would only be noise.
  const isSure = found.some(({ exactness }) => exactness >= rankings.CONTAINS)
  const fitting = isSure ? found.filter(({ exactness }) => exactness >= rankings.ACRONYM) : found
  return fitting.toSorted(byFit).map(({ command }) => command)
}

/** Only those that have the very letters. */
export function surelyFoundCommands<C extends Command>(commands: readonly C[], typed: string, recent: readonly string[]): readonly C[] {
  const found = fittingOf(commands, typed, recent).filter(({ exactness }) => exactness >= rankings.CONTAINS)
  return found.toSorted(byFit).map(({ command }) => command)
}

function fittingOf<C extends Command>(commands: readonly C[], typed: string, recent: readonly string[]): readonly Found<C>[] {
  return commands.flatMap((command): readonly Found<C>[] => {
    const exactness = exactnessOf(command, typed)
    const lateness = recent.indexOf(command.id)
    return exactness === 0 ? [] : [{ command, exactness, lateness: lateness < 0 ? recent.length : lateness }]
  })
}

/** By exactness, then what can be done before what is off, then by how lately it was used. */
function byFit(one: Found, other: Found): number {
  return other.exactness - one.exactness || offness(one) - offness(other) || one.lateness - other.lateness
}

function offness({ command }: Found): number {
  return command.isOff === undefined ? 0 : 1
}

/** 0 is no fit. A fit of the whole text counts more than one of its words apart. */
function exactnessOf(command: Command, typed: string): number {
  const whole = rankOf(command, typed)
  if (whole > rankings.MATCHES) return whole
  const words = typed.split(/\s+/)
  const apart = words.length > 1 ? Math.min(...words.map((word) => rankOf(command, word))) - 0.5 : 0
  return Math.max(whole, apart, 0)
}

function rankOf(command: Command, typed: string): number {
  return matchSorterWithRankInfo([command], typed, { keys: searched })[0]?.rank ?? rankings.NO_MATCH
}

/** Keys as people would type them. */
function waysToWrite(keys: string): string[] {
  return [keys, keys.replace('mod', 'ctrl'), keys.replace('mod', 'cmd'), keys.replace('mod', '⌘')]
}
