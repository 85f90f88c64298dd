import { describe, expect, it } from 'vitest'
import type { Command } from './command.ts'
import { outcomeOf } from './key-sequence.ts'

function aCommand(id: string, keys?: string): Command {
  return { id, title: id, group: 'general', run: () => undefined, ...(keys === undefined ? {} : { keys }) }
}

const commands = [aCommand('mail', 'g m'), aCommand('star', 's'), aCommand('stars', 'g s'), aCommand('undo', 'mod+z'), aCommand('no-keys')]

describe('a sequence of keys', () => {
  it('waits after its first key', () => {
    expect(outcomeOf({ chord: 'g', at: 100, pending: undefined }, commands)).toEqual({ pending: { keys: 'g', at: 100 } })
  })

  it('is complete up to one second later', () => {
    const pending = { keys: 'g', at: 100 }

    expect(outcomeOf({ chord: 'm', at: 1100, pending }, commands).command?.id).toBe('mail')
    expect(outcomeOf({ chord: 'm', at: 1101, pending }, commands)).toEqual({})
  })

  it('does nothing when it is mistyped, whatever its last key does alone', () => {
    const ours = [aCommand('mail', 'g m'), aCommand('delete', '#')]

    expect(outcomeOf({ chord: '#', at: 200, pending: { keys: 'g', at: 100 } }, ours)).toEqual({})
  })

  it('gives way to keys with a modifier', () => {
    expect(outcomeOf({ chord: 'mod+z', at: 200, pending: { keys: 'g', at: 100 } }, commands).command?.id).toBe('undo')
  })

  it('prefers the longer one while it runs', () => {
    expect(outcomeOf({ chord: 's', at: 200, pending: { keys: 'g', at: 100 } }, commands).command?.id).toBe('stars')
    expect(outcomeOf({ chord: 's', at: 200, pending: undefined }, commands).command?.id).toBe('star')
  })
})
