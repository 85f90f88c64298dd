import { Autocomplete } from '@base-ui/react/autocomplete'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Keys } from '../../../../ui/keys.tsx'
import { useTexts } from '../../../language.tsx'
import type { Command } from '../command.ts'
import { commandWords } from '../command-words.ts'
import { groupTitles } from '../group-titles.ts'
import type { PaletteGroup } from './palette-groups.ts'
import styles from './palette.module.css'

type PaletteSectionProps = { readonly group: PaletteGroup; readonly onRun: (command: Command) => void }

/** One group of the palette, with its name. */
export function PaletteSection({ group, onRun }: PaletteSectionProps): ReactNode {
  const texts = useTexts(commandWords)
  return (
    <Autocomplete.Group items={group.items} className={styles.group}>
      <Autocomplete.GroupLabel className={styles.label}>{groupTitles(texts)[group.id]}</Autocomplete.GroupLabel>
      <Autocomplete.Collection>{(command: Command) => <Row key={command.id} command={command} onRun={onRun} />}</Autocomplete.Collection>
    </Autocomplete.Group>
  )
}

/** What is off stays in the list, because it says why. */
function Row({ command, onRun }: { readonly command: Command; readonly onRun: (command: Command) => void }): ReactNode {
  const { title, icon: Picture = ChevronRight, keys, isOff, about } = command
  return (
    <Autocomplete.Item
      value={command}
      className={styles.row}
      {...(isOff === undefined ? { onClick: () => onRun(command) } : { 'aria-disabled': true })}
    >
      <Picture aria-hidden="true" />
      <span className={styles.words}>
        <span>{title}</span>
        {isOff === undefined && about === undefined ? null : <span className={styles.why}>{isOff ?? about}</span>}
      </span>
      {keys === undefined ? null : (
        <span className={styles.keys}>
          <Keys keys={keys} />
        </span>
      )}
    </Autocomplete.Item>
  )
}
