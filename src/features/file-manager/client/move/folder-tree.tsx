import { ChevronRight, Folder } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { useFolders } from '../files-queries.ts'
import { filesWords } from '../files-words.ts'
import type { Target } from '../use-file-moves.ts'
import styles from './folder-tree.module.css'
import { stepInTree } from './tree-steps.ts'

type Tree = {
  /** Cannot be chosen nor opened: nothing goes into itself. */
  readonly off: ReadonlySet<string>
  readonly chosenId: string | null
  readonly openIds: ReadonlySet<string>
  readonly choose: (folder: Target) => void
  readonly setOpen: (id: string, isOpen: boolean) => void
}

type FolderTreeProps = Pick<Tree, 'off' | 'chosenId'> & {
  readonly first: RefObject<HTMLDivElement | null>
  readonly onChoose: (folder: Target) => void
}

/** All folders as a tree: arrows, Home, End and first letters; what has the focus is chosen. Folders are read as they are opened. */
export function FolderTree({ first, off, chosenId, onChoose }: FolderTreeProps): ReactNode {
  const texts = useTexts(filesWords)
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const tree: Tree = {
    off,
    chosenId,
    openIds,
    choose: onChoose,
    setOpen: (id, isOpen) => setOpenIds((now) => (isOpen ? new Set([...now, id]) : new Set([...now].filter((each) => each !== id)))),
  }
  return (
    <div role="tree" aria-label={texts.folders} className={styles.tree}>
      <div
        ref={first}
        role="treeitem"
        aria-level={1}
        aria-expanded
        aria-selected={chosenId === null}
        tabIndex={chosenId === null ? 0 : -1}
        className={styles.item}
        onFocus={(event) => (event.target === event.currentTarget ? onChoose({ id: null, name: texts.filesTitle }) : undefined)}
        onKeyDown={(event) => stepInTree(event)}
      >
        <span className={styles.line} data-depth={0}>
          <Folder aria-hidden="true" />
          {texts.filesTitle}
        </span>
        <Level parentId={null} depth={1} tree={tree} />
      </div>
    </div>
  )
}

function Level({ parentId, depth, tree }: { readonly parentId: string | null; readonly depth: number; readonly tree: Tree }): ReactNode {
  const texts = useTexts(filesWords)
  const words = useTexts(sharedWords)
  const query = useFolders(parentId)
  if (query.isError) return <p className={styles.note}>{texts.loadFailed}</p>
  if (!query.data) return <p className={styles.note}>{words.loading}</p>
  if (query.data.length === 0) return null
  return (
    <div role="group">
      {query.data.map((folder) => (
        <Branch key={folder.id} folder={folder} depth={depth} tree={tree} />
      ))}
    </div>
  )
}

type BranchProps = {
  readonly folder: { readonly id: string; readonly name: string; readonly hasFolders: boolean }
  readonly depth: number
  readonly tree: Tree
}

function Branch({ folder, depth, tree }: BranchProps): ReactNode {
  const { off, chosenId, openIds, choose, setOpen } = tree
  const isOff = off.has(folder.id)
  const isOpen = openIds.has(folder.id) && !isOff
  const canOpen = folder.hasFolders && !isOff
  const name = safeName(folder.name)

  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.target !== event.currentTarget) return
    if (event.key === 'ArrowRight' && canOpen && !isOpen) {
      event.preventDefault()
      event.stopPropagation()
      return setOpen(folder.id, true)
    }
    if (event.key === 'ArrowLeft' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      return setOpen(folder.id, false)
    }
    stepInTree(event)
  }

  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={chosenId === folder.id}
      aria-disabled={isOff}
      aria-label={name}
      tabIndex={chosenId === folder.id ? 0 : -1}
      className={styles.item}
      {...(canOpen ? { 'aria-expanded': isOpen } : {})}
      onFocus={(event) => (event.target === event.currentTarget && !isOff ? choose({ id: folder.id, name }) : undefined)}
      onKeyDown={press}
    >
      {/* The arrows of the keyboard do the same on the item itself. */}
      <span
        className={styles.line}
        style={{ paddingInlineStart: `${0.8 + depth * 2}rem` }}
        onDoubleClick={() => setOpen(folder.id, !isOpen)}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <span
          className={styles.arrow}
          data-open={isOpen ? '' : undefined}
          onClick={() => (canOpen ? setOpen(folder.id, !isOpen) : undefined)}
        >
          {canOpen ? <ChevronRight aria-hidden="true" /> : null}
        </span>
        <Folder aria-hidden="true" />
        <span dir="auto">{name}</span>
      </span>
      {isOpen ? <Level parentId={folder.id} depth={depth + 1} tree={tree} /> : null}
    </div>
  )
}
