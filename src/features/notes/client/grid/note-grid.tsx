import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import type { Note } from '../../contract.ts'
import { notesWords } from '../notes-words.ts'
import styles from './grid.module.css'
import type { CardSurroundings } from './note-card.tsx'
import { NoteSection } from './note-section.tsx'

type NoteGridProps = CardSurroundings & {
  readonly notes: readonly Note[]
  /** Whether people decide the order here. */
  readonly isMovable: boolean
  /** Whether pinned ones come first. */
  readonly hasPins: boolean
  readonly hasMore: boolean
}

/** All notes of a place: pinned ones, then the others. */
export function NoteGrid({ notes, isMovable, hasPins, hasMore, ...surroundings }: NoteGridProps): ReactNode {
  const texts = useTexts(notesWords)
  const pinned = hasPins ? notes.filter((note) => note.pinned) : []
  const others = hasPins ? notes.filter((note) => !note.pinned) : notes
  const { changes, look } = surroundings

  function sectionOf(title: string, some: readonly Note[], hasHeading: boolean, isOpenEnd: boolean): ReactNode {
    if (some.length === 0) return null
    return (
      <section key={title} aria-label={title}>
        {hasHeading ? <h2 className={styles.heading}>{title}</h2> : null}
        <NoteSection
          {...surroundings}
          title={title}
          notes={some}
          isList={look.isList}
          onMove={isMovable ? (from, to) => changes.move(some, from, to, isOpenEnd) : undefined}
        />
      </section>
    )
  }

  const hasBoth = pinned.length > 0 && others.length > 0
  return (
    <div className={styles.sections} data-list={look.isList ? '' : undefined} {...surroundings.keys.listProps}>
      {sectionOf(texts.pinned, pinned, true, false)}
      {sectionOf(hasBoth ? texts.others : texts.notes, others, hasBoth, hasMore)}
    </div>
  )
}
