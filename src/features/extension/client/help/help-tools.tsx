import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { helpPageCatalogue } from './help-page-catalogue.ts'
import styles from './help-tools.module.css'

type HelpToolsProps = {
  readonly sought: string
  readonly onSeek: (sought: string) => void
  readonly areAllOpen: boolean
  readonly onOpenAll: (isOpen: boolean) => void
}

/** Finds a word in all answers, also closed ones; opens and prints them all. Without script the browser's own ways have to do. */
export function HelpTools({ sought, onSeek, areAllOpen, onOpenAll }: HelpToolsProps): ReactNode {
  const texts = useTexts(helpPageCatalogue)
  const boxId = useId()
  return (
    <div className={`needs-script ${styles.tools}`} role="search">
      <div className={styles.search}>
        <label htmlFor={boxId} className={boxStyles.label}>
          {texts.search}
        </label>
        <input
          id={boxId}
          type="search"
          className={`${boxStyles.box} ${styles.box}`}
          value={sought}
          onChange={(event) => onSeek(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onSeek('')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => onOpenAll(!areAllOpen)}>{areAllOpen ? texts.closeAll : texts.openAll}</Button>
        <Button icon="print" onClick={() => globalThis.print()}>
          {texts.print}
        </Button>
      </div>
    </div>
  )
}
