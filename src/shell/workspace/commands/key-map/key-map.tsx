import { useRef, type ReactNode } from 'react'
import { useTexts } from '../../../language.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { commandWords } from '../command-words.ts'
import { paletteStore } from '../palette-store.ts'
import { KeyMapBody } from './key-map-body.tsx'

/** Every key that does something now, to look up and to print. */
export function KeyMap(): ReactNode {
  const texts = useTexts(commandWords)
  const isOpen = paletteStore.useState(({ layer }) => layer === 'key-map')
  const { close } = paletteStore.useStore().getState()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog title={texts.keyMapTitle} isOpen={isOpen} onClose={close} size="wide" initialFocus={field}>
      <KeyMapBody field={field} />
    </Dialog>
  )
}
