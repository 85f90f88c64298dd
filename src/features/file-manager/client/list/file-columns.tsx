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
    width: 52,
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
    width: 170,
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
    ? text('removed', texts.removedAt, 84, {
        value: ({ removed }) => removed ?? '',
        cell: ({ removed }) => (removed === null ? null : <Moment value={removed} />),
      })
    : text('modified', texts.modified, 84, { value: ({ modified }) => modified, cell: ({ modified }) => <Moment value={modified} /> })
  const actions: Column<FileEntry> = {
    id: 'actions',
    title: texts.actions,
    value: () => undefined,
    width: 84,
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
      ? [text('location', texts.location, 104, { value: ({ location }) => locationSaid(location, texts), isSortable: false })]
      : [text('type', texts.type, 104, { value: ({ type, extention }) => typeTitle(texts, type, extention) })]),
    text('owner', texts.owner, 104, { value: ({ owner }) => owner }),
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

function FileName({ file, needs: { texts, cutIds } }: CellProps): ReactNode {
  return (
    <span className={styles.name} data-file={file.id} data-cut={cutIds.has(file.id) ? '' : undefined} dir="auto">
      {safeName(file.name)}
      {file.starred ? <Star className={styles.star} role="img" aria-label={texts.isStarred} /> : null}
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
