import { Clock, FolderOpen, HardDriveDownload, Star, Trash2, UsersRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { views, type View } from '../../contract.ts'
import { removeFiles } from '../file-actions.ts'
import { filesWords } from '../files-words.ts'
import { useRoom } from '../files-queries.ts'
import { carriedIds, carriedKind } from '../list/carried-files.ts'
import { useFolderDrop } from '../list/use-file-drop.ts'
import { pathOf } from '../place.ts'
import type { FilesView } from '../use-files-view.ts'
import styles from './side-panel.module.css'

const icons: Readonly<Record<View, LucideIcon>> = {
  files: FolderOpen,
  starred: Star,
  shared: UsersRound,
  recent: Clock,
  offline: HardDriveDownload,
  bin: Trash2,
}

/** The ways through the files, and how much room they take. */
export function SidePanel({ view }: { readonly view: FilesView }): ReactNode {
  return (
    <div className={styles.panel}>
      <ul className={styles.links}>
        {views.map((each) => (
          <SideEntry key={each} view={view} to={each} />
        ))}
      </ul>
      <RoomUsed />
    </div>
  )
}

function SideEntry({ view, to }: { readonly view: FilesView; readonly to: View }): ReactNode {
  const texts = useTexts(filesWords)
  const Picture = icons[to]
  const drop = useFolderDrop(view, { id: null, name: texts.filesTitle })
  const target = {
    ...drop.props,
    onDrop: (event: Parameters<typeof drop.props.onDrop>[0]) => {
      if (to === 'files') return drop.props.onDrop(event)
      drop.props.onDragLeave()
      if (carriedKind(event) !== 'rows') return
      event.preventDefault()
      const ids = new Set(carriedIds(event))
      const files = view.rows.filter(({ id }) => ids.has(id))
      if (to === 'bin') removeFiles(view, files)
      else view.changes.star(files, true)
    },
  }
  const canDrop = !view.isBin && (to === 'files' || to === 'bin' || to === 'starred')
  return (
    <li className={styles.entry} data-over={canDrop && drop.isOver ? '' : undefined} {...(canDrop ? target : {})}>
      <Link href={pathOf({ view: to })} className={styles.link ?? ''} aria-current={view.place.view === to ? 'page' : undefined}>
        <Picture aria-hidden="true" />
        <span className={styles.title}>{to === 'files' ? texts.filesTitle : texts[to]}</span>
      </Link>
    </li>
  )
}

function RoomUsed(): ReactNode {
  const texts = useTexts(filesWords)
  const { bytes, percent } = useFormats()
  const room = useRoom().data
  if (!room) return null
  const share = room.mostBytes === 0 ? 0 : room.usedBytes / room.mostBytes
  return (
    <div className={styles.room}>
      <meter
        className={styles.meter}
        aria-label={texts.room}
        min={0}
        max={1}
        low={0.8}
        high={0.95}
        optimum={0}
        value={Math.min(1, share)}
        title={percent(share)}
      />
      <p className={styles.used}>{fill(texts.roomUsed, { used: bytes(room.usedBytes), most: bytes(room.mostBytes) })}</p>
      {room.binBytes > 0 ? <p className={styles.used}>{fill(texts.roomInBin, { bin: bytes(room.binBytes) })}</p> : null}
      {share >= 1 ? <p className={styles.full}>{texts.roomFull}</p> : null}
    </div>
  )
}
