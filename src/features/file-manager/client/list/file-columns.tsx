import { Ellipsis, Info, Star } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import type { Column } from '../../../../shell/parts/table/column.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { FileEntry } from '../../file.ts'
import { FileFace } from '../file-face.tsx'
import { locationSaid } from '../location-said.ts'
import type { texts as words } from '../texts.ts'
import { typeTitle } from '../type-titles.ts'
import styles from './files-list.module.css'

export type ColumnNeeds = {
  readonly texts: typeof words
  readonly bytes: (count: number) => string
  readonly number: (value: number) => string
  /** Only what names a file: on phones, and beside open details. */
  readonly isShort: boolean
  readonly isBin: boolean
  /** On phones: each is a card, which says in small letters what the other columns would. */
  readonly isCard: boolean
  /** Files from many folders: each says where it is. */
  readonly isSearch: boolean
  readonly cutIds: ReadonlySet<string>
  readonly onMenu: (file: FileEntry, event: MouseEvent<HTMLElement>) => void
  readonly onDetails: (file: FileEntry) => void
}

/** Icon, Name, Type, Owner, Size, Modified, as the spec has them. */
export function fileColumns(needs: ColumnNeeds): readonly Column<FileEntry>[] {
  const { texts, bytes, number, isShort, isBin, isSearch } = needs
  const face: Column<FileEntry> = {
    id: 'face',
    title: texts.picture,
    value: ({ type }) => type,
    width: 40,
    isTitleHidden: true,
    isSortable: false,
    isFilterable: false,
    onCard: 'before',
    cell: (file) => (
      <span className={styles.face} draggable={!isBin}>
        <FileFace type={file.type} />
      </span>
    ),
  }
  const name: Column<FileEntry> = {
    id: 'name',
    title: texts.name,
    value: (file) => safeName(file.name),
    width: 160,
    isName: true,
    isFilterable: false,
    cell: (file) => <FileName file={file} needs={needs} />,
  }
  const text = (
    id: string,
    title: string,
    width: number,
    more: Pick<Column<FileEntry>, 'value'> & Partial<Column<FileEntry>>,
  ): Column<FileEntry> => ({
    id,
    title,
    width,
    isFilterable: false,
    ...more,
  })
  const when = isBin
    ? text('removed', texts.removedAt, 112, {
        value: ({ removed }) => removed ?? '',
        cell: ({ removed }) => (removed === null ? null : <Moment value={removed} />),
      })
    : text('modified', texts.modified, 112, { value: ({ modified }) => modified, cell: ({ modified }) => <Moment value={modified} /> })
  const actions: Column<FileEntry> = {
    id: 'actions',
    title: texts.actions,
    value: () => undefined,
    width: 80,
    isTitleHidden: true,
    isPinned: true,
    isSortable: false,
    isFilterable: false,
    align: 'end',
    onCard: 'after',
    cell: (file) => <RowActions file={file} needs={needs} />,
  }
  if (isShort) return [face, name, actions]
  return [
    face,
    name,
    ...(isSearch || isBin
      ? [
          text('location', texts.location, 106, {
            value: ({ location }) => locationSaid(location, texts),
            cell: ({ location }) => <span title={locationSaid(location, texts)}>{locationSaid(location, texts)}</span>,
            isSortable: false,
          }),
        ]
      : // Its ending stands in the name beside it.
        [text('type', texts.type, 106, { value: ({ type }) => typeTitle(texts, type) })]),
    text('owner', texts.owner, 108, { value: ({ owner }) => owner }),
    text('size', texts.size, 72, {
      value: ({ size }) => size,
      align: 'end',
      cell: ({ size }) => (size === 0 ? '–' : <span title={fill(texts.exactBytes, { count: number(size) })}>{bytes(size)}</span>),
    }),
    when,
    actions,
  ]
}

type CellProps = { readonly file: FileEntry; readonly needs: ColumnNeeds }

function FileName({ file, needs }: CellProps): ReactNode {
  const { texts, cutIds, isCard } = needs
  const name = safeName(file.name)
  return (
    <>
      <span className={styles.name} data-cut={cutIds.has(file.id) ? '' : undefined} dir="auto">
        <span className={styles.words} data-file={file.id} title={name}>
          {name}
        </span>
        {file.starred ? <Star className={styles.star} role="img" aria-label={texts.isStarred} /> : null}
      </span>
      {isCard ? <Below file={file} needs={needs} /> : null}
    </>
  )
}

function Below({ file, needs: { texts, bytes, isBin, isSearch } }: CellProps): ReactNode {
  const first = isSearch || isBin ? locationSaid(file.location, texts) : file.size === 0 ? '' : bytes(file.size)
  return (
    <span className={styles.below}>
      {first === '' ? null : `${first} · `}
      <Moment value={file.removed ?? file.modified} />
    </span>
  )
}

function RowActions({ file, needs: { texts, onMenu, onDetails } }: CellProps): ReactNode {
  const name = safeName(file.name)
  return (
    <span className={styles.actions}>
      <IconButton name={fill(texts.detailsOf, { name })} icon={Info} className={styles.action} onClick={() => onDetails(file)} />
      <IconButton
        name={fill(texts.moreOf, { name })}
        icon={Ellipsis}
        className={styles.action}
        aria-haspopup="menu"
        onClick={(event) => onMenu(file, event)}
      />
    </span>
  )
}
