import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { helpPageCatalogue } from './help-page-catalogue.ts'
import { soughtParameter } from './help-search.ts'
import styles from './help-tools.module.css'

type HelpToolsProps = {
  readonly sought: string
  readonly onSeek: (sought: string) => void
  /** What is found then stands right below the box, also on a phone with its keyboard open. */
  readonly isSearching: boolean
  /** The answer that Enter leads to. */
  readonly first: string | undefined
  readonly areAllOpen: boolean
  readonly onOpenAll: (isOpen: boolean) => void
}

/** Finds answers while one types, without script once it is sent; opens and prints them all. */
export function HelpTools({ sought, onSeek, isSearching, first, areAllOpen, onOpenAll }: HelpToolsProps): ReactNode {
  const texts = useTexts(helpPageCatalogue)
  const boxId = useId()
  function submit(event: { readonly preventDefault: () => void }): void {
    event.preventDefault()
    document
      .getElementById(first ?? '')
      ?.closest('details')
      ?.querySelector('summary')
      ?.focus()
  }
  return (
    <div className={styles.tools}>
      <form role="search" action="/hilfe" className={styles.search} onSubmit={submit}>
        <label htmlFor={boxId} className={boxStyles.label}>
          {texts.search}
        </label>
        <div className={styles.line}>
          <input
            id={boxId}
            name={soughtParameter}
            type="search"
            className={`${boxStyles.box} ${styles.box}`}
            value={sought}
            onChange={(event) => onSeek(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && onSeek('')}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">{texts.submit}</Button>
        </div>
      </form>
      {isSearching ? null : (
        <div className={`needs-script ${styles.buttons}`}>
          <Button onClick={() => onOpenAll(!areAllOpen)}>{areAllOpen ? texts.closeAll : texts.openAll}</Button>
          <Button icon="print" onClick={() => globalThis.print()}>
            {texts.print}
          </Button>
        </div>
      )}
    </div>
  )
}
