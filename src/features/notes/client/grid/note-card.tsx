import { Pin, PinOff } from 'lucide-react'
import { useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { RowKeys } from '../../../../shell/parts/selection/use-row-keys.ts'
import type { useRowPointer } from '../../../../shell/parts/selection/use-row-pointer.ts'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Label } from '../../../../ui/label.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { Note, NoteLabel } from '../../contract.ts'
import { labelsOf, nameOf, textStep } from '../../rules.ts'
import '../colour/tints.css'
import { notesWords } from '../notes-words.ts'
import { ReminderChip } from '../reminder/reminder-chip.tsx'
import type { Look } from '../use-look.ts'
import type { NoteChanges } from '../use-note-changes.ts'
import { labelPath } from '../use-place.ts'
import { CardContent, CardPicture } from './card-content.tsx'
import { CardTools } from './card-tools.tsx'
import styles from './card.module.css'

/** What is the same for all cards of a page. */
export type CardSurroundings = {
  readonly labels: readonly NoteLabel[]
  readonly look: Look
  readonly selection: SelectionModel
  readonly keys: RowKeys<HTMLDivElement>
  readonly pointer: ReturnType<typeof useRowPointer>
  readonly changes: NoteChanges
  readonly pathOf: (id: string) => string
}

type NoteCardProps = CardSurroundings & { readonly note: Note; readonly handle: ReactNode }

/** One note among others. Its name is the link that opens it; the whole card leads there. */
export function NoteCard(props: NoteCardProps): ReactNode {
  const { note, handle, labels, look, selection, keys, pointer, changes, pathOf } = props
  const texts = useTexts(notesWords)
  const [isNear, setNear] = useState(false)
  const canHover = useCanHover()
  const tabIndex = keys.tabIndexIn(note.id)
  const name = nameOf(note) || texts.untitled
  const isSelected = selection.isSelected(note.id)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that somebody is near
    <article
      className={styles.card}
      data-note-color={note.color}
      data-step={look.isSized ? textStep(note) : undefined}
      data-selected={isSelected ? '' : undefined}
      data-selecting={selection.count > 0 ? '' : undefined}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget instanceof Node && currentTarget.contains(relatedTarget) ? undefined : setNear(false)
      }
    >
      <CardPicture image={note.image} imageAlt={note.imageAlt} />
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link
            href={pathOf(note.id)}
            className={styles.link}
            data-bare={note.title === '' ? '' : undefined}
            {...keys.rowProps(note.id)}
            {...pointer(note.id)}
            draggable={false}
          >
            {note.title === '' ? <VisuallyHidden>{name}</VisuallyHidden> : note.title}
          </Link>
        </h3>
        <span className={styles.box}>
          <CheckBox
            isOn={isSelected}
            tabIndex={tabIndex}
            aria-label={fill(texts.select, { name })}
            onChange={() => undefined}
            // Of the click itself it is known whether Shift was held.
            onClick={(event: MouseEvent) => selection.toggle(note.id, event)}
          />
        </span>
        {note.deleted ? null : (
          <span className={styles.pin} data-on={note.pinned ? '' : undefined}>
            <IconButton
              name={note.pinned ? texts.unpin : texts.pin}
              icon={note.pinned ? PinOff : Pin}
              keys="f"
              tabIndex={tabIndex}
              aria-pressed={note.pinned}
              onClick={() => changes.pin([note], !note.pinned)}
            />
          </span>
        )}
        <span className={styles.handle}>{handle}</span>
      </div>
      <CardContent note={note} tabIndex={tabIndex} {...(note.deleted ? {} : { onCheck: (itemId) => changes.toggleItem(note, itemId) })} />
      <div className={styles.chips}>
        {note.reminder === null ? null : <ReminderChip reminder={note.reminder} remindedAt={note.remindedAt} />}
        {labelsOf(note, labels).map((label) => (
          <Link key={label.id} href={labelPath(label)} className={styles.label} tabIndex={tabIndex}>
            <Label>{label.name}</Label>
          </Link>
        ))}
      </div>
      <div className={styles.foot}>
        {isNear || !canHover ? <CardTools note={note} labels={labels} changes={changes} tabIndex={tabIndex} /> : null}
      </div>
    </article>
  )
}

const hovering = '(hover: hover) and (pointer: fine)'

function useCanHover(): boolean {
  return useSyncExternalStore(subscribeToHover, () => matchMedia(hovering).matches)
}

function subscribeToHover(tell: () => void): () => void {
  const query = matchMedia(hovering)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
