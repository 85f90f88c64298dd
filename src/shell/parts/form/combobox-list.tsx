import { Combobox } from '@base-ui/react/combobox'
import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import type { Choice } from './combobox-choices.ts'
import styles from './combobox.module.css'
import { formWords } from './form-words.ts'

/** The list under the box. */
export function ComboboxList(): ReactNode {
  const texts = useTexts(formWords)
  return (
    <Combobox.Portal role="region" aria-label={texts.choices}>
      <Combobox.Positioner className={styles.place} sideOffset={4} collisionPadding={8}>
        <Combobox.Popup className={styles.popup}>
          <Combobox.Empty>
            <div className={styles.empty}>{texts.nothingFound}</div>
          </Combobox.Empty>
          <Combobox.List className={styles.list}>
            {(choice: Choice) => (
              <Combobox.Item key={choice.value} value={choice} className={styles.item}>
                <span className={styles.mark}>
                  {choice.created === undefined ? (
                    <Combobox.ItemIndicator>
                      <Check aria-hidden="true" />
                    </Combobox.ItemIndicator>
                  ) : (
                    <Plus aria-hidden="true" />
                  )}
                </span>
                <span className={styles.name}>{choice.label}</span>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

/** The entry that creates stays in view whatever is typed. */
export function isWanted(choice: Choice, query: string): boolean {
  return choice.created !== undefined || folded(choice.label).includes(folded(query.trim()))
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
