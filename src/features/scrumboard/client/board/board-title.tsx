import { Check, Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { Board } from '../../board.ts'
import { boardWords } from '../board-words.ts'
import styles from './board-head.module.css'
import { NameField } from './name-field.tsx'

type BoardTitleProps = { readonly board: Board; readonly onRename: (name: string) => void }

/** The name of the board; pressed, it can be changed in its place. */
export function BoardTitle({ board: { name, settings }, onRename }: BoardTitleProps): ReactNode {
  const texts = useTexts(boardWords)
  const [isEditing, setEditing] = useState(false)
  if (isEditing) {
    return (
      <NameField label={texts.boardName} name={name} verb={texts.save} icon={Check} onDone={() => setEditing(false)} onSave={onRename} />
    )
  }
  return (
    <span className={styles.title}>
      <button type="button" className={styles.name} title={texts.renameBoard} onClick={() => setEditing(true)}>
        {name}
      </button>
      {settings.subscribed ? (
        <span className={styles.eye} title={texts.subscribed}>
          <Eye aria-hidden="true" />
          <VisuallyHidden>{texts.subscribed}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  )
}
