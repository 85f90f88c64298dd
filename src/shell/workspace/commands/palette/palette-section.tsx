import { Autocomplete } from '@base-ui/react/autocomplete'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Keys } from '../../../../ui/keys.tsx'
import { MarkedText } from '../../../../ui/marked-text.tsx'
import { useTexts } from '../../../language.tsx'
import { commandWords } from '../command-words.ts'
import { groupTitles } from '../group-titles.ts'
import type { PaletteGroup, PaletteRow } from './palette-groups.ts'
import styles from './palette.module.css'

type PaletteSectionProps = { readonly group: PaletteGroup; readonly onRun: (row: PaletteRow) => void }

/** One group of the palette, with its name. */
export function PaletteSection({ group, onRun }: PaletteSectionProps): ReactNode {
  const texts = useTexts(commandWords)
  return (
    <Autocomplete.Group items={group.items} className={styles.group}>
      <Autocomplete.GroupLabel className={styles.label}>{groupTitles(texts)[group.id]}</Autocomplete.GroupLabel>
      <Autocomplete.Collection>{(row: PaletteRow) => <Row key={row.id} row={row} onRun={onRun} />}</Autocomplete.Collection>
    </Autocomplete.Group>
  )
}

/** What is off stays in the list, because it says why. */
function Row({ row, onRun }: { readonly row: PaletteRow; readonly onRun: (row: PaletteRow) => void }): ReactNode {
  const { title, icon: Picture = ChevronRight, keys, isOff, about, marks } = row
  return (
    <Autocomplete.Item
      value={row}
      className={styles.row}
      {...(isOff === undefined ? { onClick: () => onRun(row) } : { 'aria-disabled': true })}
    >
      <Picture aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.title}>{marks === undefined ? title : <MarkedText text={title} marks={marks} />}</span>
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
