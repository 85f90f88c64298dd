import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { Keys } from '../../../ui/keys.tsx'
import { Tip } from '../../../ui/tip.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useTexts } from '../../language.tsx'
import { usePalette } from '../commands/palette-store.ts'
import styles from './toolbar-search.module.css'
import { toolbarWords } from './toolbar-words.ts'

/** The keys of the palette, at the end of the search; pressing them with the pointer does the same. */
export function PaletteButton(): ReactNode {
  const words = useTexts(toolbarWords)
  const { open } = usePalette()
  return (
    <Tooltip.Root>
      <Tooltip.Trigger type="button" className={styles.palette} onClick={open}>
        <VisuallyHidden>{words.commands}</VisuallyHidden>
        <Keys keys="mod+k" />
      </Tooltip.Trigger>
      <Tip>{words.commands}</Tip>
    </Tooltip.Root>
  )
}
