import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Tip } from '../../../../ui/tip.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { Label } from '../../board.ts'
import { boardWords } from '../board-words.ts'
import '../colours.css'
import styles from './card.module.css'

/** The labels of a card as short bars; their names show when somebody points at them, and are always there for those who listen. */
export function CardLabels({ labels }: { readonly labels: readonly Label[] }): ReactNode {
  const texts = useTexts(boardWords)
  if (labels.length === 0) return null
  return (
    <ul className={styles.labels} aria-label={texts.labels}>
      {labels.map(({ id, name, class: hue }) => (
        <li key={id} className={styles.labelPlace}>
          <Tooltip.Root>
            <Tooltip.Trigger render={<span className={styles.label} data-hue={hue} />}>
              <span className={styles.labelName} aria-hidden="true">
                {name}
              </span>
              <VisuallyHidden>{fill(texts.label, { name })}</VisuallyHidden>
            </Tooltip.Trigger>
            <Tip side="top">{name}</Tip>
          </Tooltip.Root>
        </li>
      ))}
    </ul>
  )
}
