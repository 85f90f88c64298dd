import { useId, type ReactNode } from 'react'
import { Keys } from '../../../../ui/keys.tsx'
import { useTexts } from '../../../language.tsx'
import { useSettings } from '../../settings/settings-store.ts'
import { commandWords } from '../command-words.ts'
import { groupTitles } from '../group-titles.ts'
import { areCharacters } from '../key-chords.ts'
import type { KeyMapSection } from './key-map-of.ts'
import styles from './key-map.module.css'

/** The keys in their groups; those switched off are shown so. */
export function KeyMapSections({ sections }: { readonly sections: readonly KeyMapSection[] }): ReactNode {
  const texts = useTexts(commandWords)
  return (
    <div className={styles.sections}>
      {sections.length === 0 ? <p className={styles.empty}>{texts.keyMapEmpty}</p> : null}
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </div>
  )
}

function Section({ section: { id, commands } }: { readonly section: KeyMapSection }): ReactNode {
  const texts = useTexts(commandWords)
  const headingId = useId()
  const isOff = useSettings().display.keys === 'off'
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {groupTitles(texts)[id]}
      </h3>
      <ul className={styles.rows}>
        {commands.map(({ id: commandId, title, allKeys }) => (
          <li key={commandId} className={styles.row} {...(isOff && allKeys.every(areCharacters) ? { 'data-off': '' } : {})}>
            <span className={styles.title}>{title}</span>
            <span className={styles.keys}>
              {allKeys.map((keys) => (
                <Keys key={keys} keys={keys} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
