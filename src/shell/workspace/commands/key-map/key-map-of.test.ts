import { describe, expect, it } from 'vitest'
import type { Command } from '../command.ts'
import { offersOf, type CommandScope } from '../command-store.ts'
import { keyMapOf } from './key-map-of.ts'

function aCommand(title: string, keys: string, rest: Partial<Command> = {}): Command {
  return { id: title, title, keys, group: 'general', run: () => undefined, ...rest }
}

function mapOf(...offers: readonly (readonly [CommandScope, readonly Command[]])[]): readonly (readonly [string, readonly string[]])[] {
  const sources = new Map(offers.map(([scope, commands]) => [{}, { scope, commands }]))
  return keyMapOf(offersOf(sources)).map(({ id, commands }) => [id, commands.map(({ title }) => title)])
}

describe('the key map', () => {
  it('shows for the same keys only what they do here: the page before the shell', () => {
    const map = mapOf(['page', [aCommand('Filter', '/', { group: 'page' })]], ['shell', [aCommand('Search', '/')]])

    expect(map).toEqual([['page', ['Filter']]])
  })

  it('begins with the page and ends with the places', () => {
    const map = mapOf(
      ['shell', [aCommand('Mail', 'g m', { group: 'go' }), aCommand('Undo', 'mod+z')]],
      ['page', [aCommand('New letter', 'c', { group: 'create' })]],
    )

    expect(map).toEqual([
      ['page', ['New letter']],
      ['general', ['Undo']],
      ['go', ['Mail']],
    ])
  })

  it('leaves out what has no keys', () => {
    const { keys: _, ...reload } = aCommand('Reload', 'r')

    expect(mapOf(['shell', [reload]])).toEqual([])
  })
})
