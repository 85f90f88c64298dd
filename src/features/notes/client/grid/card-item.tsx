import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import type { ChecklistItem } from '../../contract.ts'
import { notesWords } from '../notes-words.ts'
import styles from './card-item.module.css'

type CardItemProps = { readonly item: ChecklistItem; readonly tabIndex: 0 | -1; readonly onCheck?: () => void }

/** One item of a list on a card. */
export function CardItem({ item: { text, checked, indent = false }, tabIndex, onCheck }: CardItemProps): ReactNode {
  const texts = useTexts(notesWords)
  return (
    <li className={styles.item} data-checked={checked ? '' : undefined} data-indent={indent ? '' : undefined}>
      {onCheck ? (
        <CheckBox isOn={checked} tabIndex={tabIndex} onChange={onCheck} aria-label={fill(texts.checkItem, { text })} />
      ) : (
        <span className={styles.mark}>{checked ? <Check aria-hidden="true" /> : null}</span>
      )}
      <span className={styles.itemText}>{text}</span>
    </li>
  )
}
