import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { noteColors, type Note } from '../../contract.ts'
import { notesWords } from '../notes-words.ts'
import { colourNames } from './colour-names.ts'
import styles from './colour.module.css'
import './tints.css'

type ColourChoicesProps = { readonly chosen: Note['color'] | undefined; readonly onChoose: (color: Note['color']) => void }

/** The colours a note may have, each with its name. */
export function ColourChoices({ chosen, onChoose }: ColourChoicesProps): ReactNode {
  const texts = useTexts(notesWords)
  return (
    <div className={styles.choices} role="group" aria-label={texts.colour}>
      {noteColors.map((color) => (
        <button
          key={color}
          type="button"
          className={styles.swatch}
          data-note-color={color}
          aria-pressed={color === chosen}
          aria-label={texts[colourNames[color]]}
          title={texts[colourNames[color]]}
          onClick={() => onChoose(color)}
        >
          {color === chosen ? <Check aria-hidden="true" /> : null}
        </button>
      ))}
    </div>
  )
}
