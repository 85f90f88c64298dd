// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useMemo, useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { defaultSettings } from '../../../kit/settings.ts'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { noticeStore } from '../notices/notices.ts'
import type { Command } from './command.ts'
import { CommandLayer } from './command-layer.tsx'
import { useCommands, type CommandScope } from './command-store.ts'

afterEach(cleanup)

function Offers({ commands, scope = 'page' }: { readonly commands: readonly Command[]; readonly scope?: CommandScope }): ReactNode {
  useCommands(commands, scope)
  return null
}

function aCommand(keys: string, run: () => void, rest: Partial<Command> = {}): Command {
  return { id: keys, title: keys, group: 'page', keys, run, ...rest }
}

function LastNotice(): ReactNode {
  return <output>{noticeStore.useState(({ current }) => current?.text)}</output>
}

describe('keys of commands', () => {
  it('run what they stand for', async () => {
    const run = vi.fn<() => void>()
    await renderInWorkspace(<Page commands={[aCommand('s', run)]} />)

    fireEvent.keyDown(document.body, { key: 's' })

    expect(run).toHaveBeenCalledOnce()
  })

  it('run the command of the page before that of the shell, even if the shell offered it later', async () => {
    const [ours, theirs] = [vi.fn<() => void>(), vi.fn<() => void>()]
    await renderInWorkspace(
      <>
        <Page commands={[aCommand('/', ours)]} />
        <Offers scope="shell" commands={[aCommand('/', theirs, { id: 'late' })]} />
      </>,
    )

    fireEvent.keyDown(document.body, { key: '/', shiftKey: true })

    expect(ours).toHaveBeenCalledOnce()
    expect(theirs).not.toHaveBeenCalled()
  })

  it('leave letters to a field, but not keys with a modifier', async () => {
    const [letter, save] = [vi.fn<() => void>(), vi.fn<() => void>()]
    await renderInWorkspace(<Page commands={[aCommand('s', letter), aCommand('mod+s', save)]} />)
    const field = screen.getByRole('textbox', { name: 'Note' })

    fireEvent.keyDown(field, { key: 's' })
    fireEvent.keyDown(field, { key: 's', ctrlKey: true })

    expect(letter).not.toHaveBeenCalled()
    expect(save).toHaveBeenCalledOnce()
  })

  it('leave editing to a field: select all there selects the text', async () => {
    const selectAll = vi.fn<() => void>()
    await renderInWorkspace(<Page commands={[aCommand('mod+a', selectAll)]} />)

    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Note' }), { key: 'a', ctrlKey: true })
    expect(selectAll).not.toHaveBeenCalled()

    fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true })
    expect(selectAll).toHaveBeenCalledOnce()
  })

  it('are silent under an open dialog and in it', async () => {
    const run = vi.fn<() => void>()
    await renderInWorkspace(<Page commands={[aCommand('s', run)]} />)
    await act(async () => screen.getByRole('button', { name: 'Ask' }).click())

    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 's' })
    fireEvent.keyDown(document.body, { key: 's' })

    expect(run).not.toHaveBeenCalled()
  })

  it('can be switched off where they are single, not with a modifier', async () => {
    const [single, modified] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const settings = { ...defaultSettings, display: { ...defaultSettings.display, keys: 'off' as const } }
    await renderInWorkspace(<Page commands={[aCommand('s', single), aCommand('mod+s', modified)]} />, { settings })

    fireEvent.keyDown(document.body, { key: 's' })
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })

    expect(single).not.toHaveBeenCalled()
    expect(modified).toHaveBeenCalledOnce()
  })

  it('are not meant by what somebody composes or a part has used already', async () => {
    const run = vi.fn<() => void>()
    await renderInWorkspace(<Page commands={[aCommand('s', run)]} />)

    fireEvent.keyDown(document.body, { key: 's', isComposing: true })
    fireEvent.keyDown(screen.getByRole('button', { name: 'Greedy' }), { key: 's' })

    expect(run).not.toHaveBeenCalled()
  })

  it('leave Enter to a button that has the focus', async () => {
    const run = vi.fn<() => void>()
    await renderInWorkspace(<Page commands={[aCommand('enter', run)]} />)

    fireEvent.keyDown(screen.getByRole('button', { name: 'Ask' }), { key: 'Enter' })
    expect(run).not.toHaveBeenCalled()

    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(run).toHaveBeenCalledOnce()
  })

  it('held down go on only where they move on', async () => {
    const [toggle, move] = [vi.fn<() => void>(), vi.fn<() => void>()]
    await renderInWorkspace(<Page commands={[aCommand('s', toggle), aCommand('j', move, { isKeyOnly: true })]} />)

    for (const key of ['s', 'j']) {
      fireEvent.keyDown(document.body, { key })
      fireEvent.keyDown(document.body, { key, repeat: true })
    }

    expect(toggle).toHaveBeenCalledTimes(1)
    expect(move).toHaveBeenCalledTimes(2)
  })

  it('say why where a command is off', async () => {
    const run = vi.fn<() => void>()
    await renderInWorkspace(<Page commands={[aCommand('e', run, { isOff: 'No letter is selected' })]} />)

    await act(async () => void fireEvent.keyDown(document.body, { key: 'e' }))

    expect(run).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('No letter is selected')
  })
})

function Page({ commands }: { readonly commands: readonly Command[] }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [offered] = useState(commands)
  useCommands(useMemo(() => offered, [offered]))
  return (
    <main>
      <input aria-label="Note" />
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        Greedy
      </button>
      <Dialog title="A question" isOpen={isOpen} onClose={() => setOpen(false)} />
      <LastNotice />
      <CommandLayer />
    </main>
  )
}
