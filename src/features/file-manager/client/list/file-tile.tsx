import { Ellipsis, Star } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { FileEntry } from '../../file.ts'
import { FileFace } from '../file-face.tsx'
import { FilePicture } from '../file-picture.tsx'
import { filesWords } from '../files-words.ts'
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
      <span className={styles.picture}>
        <FilePicture file={file} className={styles.image} />
      </span>
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
