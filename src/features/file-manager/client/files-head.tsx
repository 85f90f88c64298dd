import { FileUp, FolderPlus, FolderUp, Plus, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { useTyped } from '../../../shell/parts/filters/use-typed.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import styles from './files-head.module.css'
import { filesWords } from './files-words.ts'
import { useUploadPicker } from './upload/upload-inputs.tsx'
import type { FilesView } from './use-files-view.ts'

/** Beside the heading: the search, and what brings files in. */
export function FilesHead({ view }: { readonly view: FilesView }): ReactNode {
  return (
    <div className={styles.head}>
      <SearchField view={view} />
      {view.place.view === 'files' ? <NewMenu view={view} /> : null}
    </div>
  )
}

function SearchField({ view: { address, place } }: { readonly view: FilesView }): ReactNode {
  const texts = useTexts(filesWords)
  const { table, changeTable, scope, chooseScope } = address
  const [text, setText] = useTyped(table.search, (search) => changeTable({ ...table, search: search.slice(0, 500) }, 'replace'))
  return (
    <div className={styles.search} role="search">
      <Search aria-hidden="true" />
      <input
        type="search"
        className={styles.input}
        aria-label={texts.search}
        placeholder={texts.search}
        autoComplete="off"
        data-scoped={place.folderId === undefined ? undefined : ''}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text === '' ? null : (
        <button type="button" className={styles.clear} aria-label={texts.clearSearch} onClick={() => setText('')}>
          <X aria-hidden="true" />
        </button>
      )}
      {place.folderId === undefined ? null : (
        <select
          className={styles.scope}
          aria-label={texts.scope}
          value={scope}
          onChange={({ target }) => chooseScope(target.value === 'everywhere' ? 'everywhere' : 'here')}
        >
          <option value="here">{texts.scopeHere}</option>
          <option value="everywhere">{texts.scopeEverywhere}</option>
        </select>
      )}
    </div>
  )
}

function NewMenu({ view }: { readonly view: FilesView }): ReactNode {
  const texts = useTexts(filesWords)
  const pick = useUploadPicker()
  return (
    <Menu
      trigger={
        <Button kind="primary" className={styles.new}>
          <Plus aria-hidden="true" />
          {texts.new}
        </Button>
      }
      groups={[
        [{ id: 'folder', title: texts.newFolder, icon: FolderPlus, keys: 'n', run: () => view.openLayer({ kind: 'new-folder' }) }],
        [
          { id: 'files', title: texts.uploadFiles, icon: FileUp, keys: 'u', run: pick.files },
          { id: 'folders', title: texts.uploadFolder, icon: FolderUp, run: pick.folder },
        ],
      ]}
    />
  )
}
