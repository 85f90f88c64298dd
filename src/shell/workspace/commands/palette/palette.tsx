import { Dialog } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../../language.tsx'
import { commandWords } from '../command-words.ts'
import { paletteStore } from '../palette-store.ts'
import { PaletteBody } from './palette-body.tsx'
import styles from './palette.module.css'
import type { PaletteRow } from './palette-groups.ts'
import { rememberCommand } from './recent-commands.ts'
import { isFound } from './use-found-rows.ts'

/** The search over everything: pages, commands, people and the things of all apps. */
export function Palette(): ReactNode {
  const texts = useTexts(commandWords)
  const store = paletteStore.useStore()
  const isOpen = paletteStore.useState(({ layer }) => layer === 'palette')
  const hasRun = useRef(false)
  const { close } = store.getState()

  /** As if the palette had not been there: closed, the focus back, and only then the command, which may move it. */
  function run(row: PaletteRow, query: string): void {
    const { cameFrom, rememberSearch } = store.getState()
    hasRun.current = true
    if (!isFound(row)) rememberCommand(row.id)
    else if (query !== '') rememberSearch(query)
    flushSync(close)
    if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true })
    row.run()
  }

  /** The field takes the focus before the dialog can note where it was, so we tell it where to return. */
  function focusAfter(): HTMLElement | false {
    const { cameFrom } = store.getState()
    return !hasRun.current && cameFrom instanceof HTMLElement && cameFrom !== document.body && cameFrom
  }

  function change(isNowOpen: boolean): void {
    hasRun.current = false
    if (!isNowOpen) close()
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} aria-label={texts.paletteTitle} finalFocus={focusAfter}>
          <PaletteBody onRun={run} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
