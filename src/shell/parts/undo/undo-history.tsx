import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { undoStore } from './undo-store.ts'
import { undoWords } from './undo-words.ts'
import styles from './undo-history.module.css'
import { useUndo } from './use-undo.ts'

/** What was done in this session, newest first, to be undone without haste. */
export function UndoHistory(): ReactNode {
  const texts = useTexts(undoWords)
  const { time } = useFormats()
  const steps = undoStore.useState(({ done }) => done)
  const { undo, undoTo } = useUndo()
  if (steps.length === 0) return <p className={styles.empty}>{texts.historyEmpty}</p>
  return (
    <ol className={styles.list} aria-label={texts.history}>
      {steps.map(({ id, text, at }, place) => (
        <li key={id} className={styles.step}>
          <span className={styles.text}>{text}</span>
          <time className={styles.time} dateTime={at.toISOString()}>
            {time(at)}
          </time>
          <IconButton
            name={place === 0 ? fill(texts.undoStep, { text }) : texts.undoToHere}
            icon={Undo2}
            {...(place === 0 ? { keys: 'mod+z' } : {})}
            onClick={() => void (place === 0 ? undo() : undoTo(id))}
          />
        </li>
      ))}
    </ol>
  )
}
