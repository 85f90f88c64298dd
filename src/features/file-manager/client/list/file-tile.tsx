import { Ellipsis, Star } from 'lucide-react'
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { FileEntry } from '../../file.ts'
import { FileFace } from '../file-face.tsx'
import { showOf } from '../file-kind.ts'
import { filesWords } from '../files-words.ts'
import { contentPath, letIn } from '../store-links.ts'
import { typeTitle } from '../type-titles.ts'
import type { FilesView } from '../use-files-view.ts'
import styles from './files-grid.module.css'

type FileTileProps = {
  readonly file: FileEntry
  readonly index: number
  readonly view: FilesView
  readonly isActive: boolean
  readonly onMenu: (event: MouseEvent<HTMLElement>) => void
}

/** One file as a tile: a click shows its details, a double click opens it. */
export function FileTile({ file, index, view, isActive, onMenu }: FileTileProps): ReactNode {
  const texts = useTexts(filesWords)
  const { bytes } = useFormats()
  const { selection, address, isBin } = view
  const name = safeName(file.name)
  const tabIndex = isActive ? 0 : -1
  const isSelected = selection.isSelected(file.id)
  const details = [typeTitle(texts, file.type), ...(file.size === 0 ? [] : [bytes(file.size)])].join(', ')
  return (
    // Enter opens it, Space looks at it; the grid hears the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="gridcell"
      className={styles.tile}
      tabIndex={tabIndex}
      data-index={index}
      draggable={!isBin}
      aria-selected={isSelected}
      aria-label={`${name}, ${details}`}
      aria-current={address.fileId === file.id ? 'true' : undefined}
      onClick={(event) => (event.ctrlKey || event.metaKey || event.shiftKey ? selection.toggle(file.id, event) : undefined)}
    >
      <Picture file={file} />
      <span className={styles.check}>
        <CheckBox
          aria-label={fill(texts.selectOf, { name })}
          tabIndex={tabIndex}
          isOn={isSelected}
          onChange={() => undefined}
          onClick={(event) => selection.toggle(file.id, event)}
        />
      </span>
      <span className={styles.foot}>
        <FileFace type={file.type} />
        <span className={styles.title} dir="auto" title={name}>
          {name}
        </span>
        {file.starred ? <Star className={styles.star} role="img" aria-label={texts.isStarred} /> : null}
        <IconButton
          name={fill(texts.moreOf, { name })}
          icon={Ellipsis}
          className={styles.more}
          tabIndex={tabIndex}
          aria-haspopup="menu"
          onClick={onMenu}
        />
      </span>
    </div>
  )
}

/** So large a picture is not fetched only to be shown small. */
const mostBytes = 4 * 1024 * 1024

function Picture({ file }: { readonly file: FileEntry }): ReactNode {
  const isImage = showOf(file) === 'image' && file.size <= mostBytes && file.removed === null
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let isGone = false
    if (isImage) {
      letIn().then(
        () => (isGone ? undefined : setOpen(true)),
        // Without it the tile shows the picture of its kind.
        () => undefined,
      )
    }
    return () => void (isGone = true)
  }, [isImage])
  return (
    <span className={styles.picture}>
      {isImage && isOpen ? (
        <img className={styles.image} src={contentPath(file)} alt="" loading="lazy" draggable={false} onError={() => setOpen(false)} />
      ) : (
        <FileFace type={file.type} size="large" />
      )}
    </span>
  )
}
