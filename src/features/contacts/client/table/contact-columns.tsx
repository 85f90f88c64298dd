import { RotateCcw, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { SamplePersonBadge } from '../../../../shell/parts/samples/sample-badge.tsx'
import type { Column } from '../../../../shell/parts/table/column.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Contact, ContactColumn } from '../../contact.ts'
import type { Who } from '../contact-changes.ts'
import { ContactFace } from '../contact-face.tsx'
import { fullName, readablePhone } from '../contact-names.ts'
import { carryContacts } from '../side/use-drop.ts'
import type { texts as words } from '../texts.ts'
import type { ContactChanges } from '../use-contact-changes.ts'
import styles from './contacts-table.module.css'

export type ColumnNeeds = {
  readonly texts: typeof words
  readonly changes: ContactChanges
  readonly starred: ReadonlySet<string>
  readonly isBin: boolean
  /** Each contact is a card: its heading is the whole name. */
  readonly isCards: boolean
  /** Only what fits beside an open contact. */
  readonly isShort: boolean
  /** Whom a drag that begins at this row carries: it, or all that is selected with it. */
  readonly carried: (contact: Contact) => readonly string[]
}

/** The columns of the table, as the address book of the spec has them. */
export function contactColumns(needs: ColumnNeeds): readonly Column<Contact>[] {
  const { texts, isShort, isBin, isCards } = needs
  const text = (id: ContactColumn, title: string, width: number, more: Partial<Column<Contact>> = {}): Column<Contact> => ({
    id,
    title,
    value: (contact) => contact[id],
    width,
    ...more,
  })
  const face: Column<Contact> = {
    id: 'picture',
    title: texts.picture,
    value: fullName,
    width: 56,
    isTitleHidden: true,
    isSortable: false,
    isFilterable: false,
    onCard: 'before',
    cell: (contact) => <Face contact={contact} needs={needs} />,
  }
  const names = [
    text('name', texts.firstName, isShort ? 92 : 108, {
      isName: true,
      cell: (contact) =>
        isCards ? (
          <span className={styles.named}>
            <b className={styles.name}>{fullName(contact)}</b>
            <SamplePersonBadge id={contact.id} />
          </span>
        ) : (
          <b className={styles.name}>{contact.name}</b>
        ),
    }),
    text('lastName', texts.lastName, isShort ? 96 : 116, {
      onCard: 'none',
      cell: ({ id, lastName }) => (
        <span className={styles.named}>
          <b className={styles.name}>{lastName}</b>
          <SamplePersonBadge id={id} />
        </span>
      ),
    }),
  ]
  const actions: Column<Contact> = {
    id: 'actions',
    title: texts.actions,
    value: () => undefined,
    width: isShort ? 56 : 92,
    isTitleHidden: true,
    isPinned: true,
    isSortable: false,
    isFilterable: false,
    align: 'end',
    onCard: 'after',
    cell: (contact) => (isBin ? <BinActions contact={contact} needs={needs} /> : <RowActions contact={contact} needs={needs} />),
  }
  if (isShort) return [face, ...names, actions]
  return [
    face,
    ...names,
    text('company', texts.company, 128),
    text('jobTitle', texts.jobTitle, 120),
    text('email', texts.email, 168),
    text('phone', texts.phone, 140, { text: ({ phone }) => readablePhone(phone) }),
    actions,
  ]
}

type CellProps = { readonly contact: Contact; readonly needs: ColumnNeeds }

/** A click selects, as in other address books; dragged onto a group it goes into it. */
function Face({ contact, needs: { carried } }: CellProps): ReactNode {
  return (
    <span className={styles.face} data-select draggable onDragStart={(event) => carryContacts(event, carried(contact))}>
      <ContactFace contact={contact} />
    </span>
  )
}

function whoIs(contact: Contact): Who {
  return { ids: [contact.id], name: fullName(contact) }
}

function RowActions({ contact, needs: { texts, changes, starred, isShort } }: CellProps): ReactNode {
  const name = fullName(contact)
  const isStarred = starred.has(contact.id)
  return (
    <span className={styles.actions}>
      <IconButton
        name={fill(isStarred ? texts.unstarOf : texts.starOf, { name })}
        icon={Star}
        className={styles.star}
        aria-pressed={isStarred}
        onClick={() => changes.star(whoIs(contact), !isStarred)}
      />
      {isShort ? null : (
        <IconButton
          name={fill(texts.removeOf, { name })}
          icon={Trash2}
          className={styles.action}
          onClick={() => changes.bin(whoIs(contact), true)}
        />
      )}
    </span>
  )
}

function BinActions({ contact, needs: { texts, changes } }: CellProps): ReactNode {
  const name = fullName(contact)
  return (
    <span className={styles.actions}>
      <IconButton
        name={fill(texts.restoreOf, { name })}
        icon={RotateCcw}
        className={styles.action}
        onClick={() => changes.bin(whoIs(contact), false)}
      />
      <IconButton
        name={fill(texts.deleteOf, { name })}
        icon={Trash2}
        className={styles.action}
        onClick={() => void changes.deleteForGood(whoIs(contact))}
      />
    </span>
  )
}
