import type { Command } from './command.ts'
import { areCharacters, normalKeys, sequencePatience } from './key-chords.ts'

/** The keys of a sequence that were pressed so far. */
export type Pending = { readonly keys: string; readonly at: number }
type Pressed = { readonly chord: string; readonly at: number; readonly pending: Pending | undefined }
type Outcome = { readonly command?: Command; readonly pending?: Pending }

/** What a press means among these commands: the first that fits, or the beginning of a sequence. */
export function outcomeOf({ chord, at, pending }: Pressed, commands: readonly Command[]): Outcome {
  const isGoingOn = pending !== undefined && at - pending.at <= sequencePatience && areCharacters(chord)
  // A mistyped sequence ends without effect: its last key alone might delete something.
  const keys = isGoingOn ? `${pending.keys} ${chord}` : chord
  const offered = commands.filter((command) => command.keys !== undefined)
  const command = offered.find((each) => normalKeys(each.keys ?? '') === keys)
  if (command) return { command }
  const isBeginning = offered.some((each) => normalKeys(each.keys ?? '').startsWith(`${keys} `))
  return isBeginning ? { pending: { keys, at } } : {}
}
