import { BookmarkPlus, ChevronDown, Link2, PencilLine, Save, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useTexts } from '../../language.tsx'
import { useNotify } from '../../workspace/notices/notices.ts'
import { plainTable } from '../table/table-state.ts'
import type { TableModel } from '../table/use-data-table.ts'
import { sharedWords } from '../words/shared-words.ts'
import { filterWords } from './filter-words.ts'
import { isSameLook, type SavedView, type ViewsKeeper } from './saved-view.ts'
import { useCopyLink } from './use-copy-link.ts'
import { useSavedViews } from './use-saved-views.ts'
import { ViewNameDialog } from './view-name-dialog.tsx'
import styles from './view-tabs.module.css'

type ViewTabsProps<Row> = { readonly table: TableModel<Row>; readonly keeper?: ViewsKeeper | undefined }
type Naming = { readonly view: SavedView | undefined }

/** The ways to look at this table that somebody gave a name, as tabs. */
export function ViewTabs<Row>({ table, keeper }: ViewTabsProps<Row>): ReactNode {
  const texts = useTexts(filterWords)
  const words = useTexts(sharedWords)
  const notify = useNotify()
  const copyLink = useCopyLink()
  const { views, save, change, remove, restore } = useSavedViews(table.id, keeper)
  const [chosenId, setChosenId] = useState<string>()
  const [naming, setNaming] = useState<Naming>()
  const { state, onChange } = table
  const same = views.find((view) => isSameLook(view.state, state))
  // Changed a little it is still the view that was chosen, until another one is.
  const current = same ?? views.find(({ id }) => id === chosenId)
  const isPlain = isSameLook(plainTable, state)
  const isChanged = current !== undefined && !same

  function choose(view: SavedView | undefined): void {
    setChosenId(view?.id)
    onChange({ ...(view?.state ?? plainTable), widths: view?.state.widths ?? state.widths })
  }

  function name(text: string): void {
    if (naming?.view) change({ ...naming.view, name: text })
    else {
      setChosenId(save(text, state).id)
      notify(fill(texts.viewSaved, { view: text }), { kind: 'ok' })
    }
    setNaming(undefined)
  }

  function drop(view: SavedView): void {
    const place = views.indexOf(view)
    remove(view)
    notify(fill(texts.viewDeleted, { view: view.name }), { action: { label: words.undo, run: () => restore(view, place) } })
  }

  return (
    <div className={styles.line}>
      <ul className={styles.tabs} aria-label={texts.views}>
        <li>
          <Tab name={texts.all} isCurrent={current === undefined && isPlain} onChoose={() => choose(undefined)} />
        </li>
        {views.map((view) => (
          <li key={view.id} className={styles.item}>
            <Tab
              name={view.name}
              note={view === current && isChanged ? texts.changed : undefined}
              isCurrent={view === current}
              onChoose={() => choose(view)}
            />
            {view === current ? (
              <Menu
                align="start"
                trigger={<IconButton name={fill(texts.viewMenu, { view: view.name })} icon={ChevronDown} className={styles.more} />}
                groups={[
                  [
                    ...(isChanged ? [{ id: 'update', title: texts.updateView, icon: Save, run: () => change({ ...view, state }) }] : []),
                    { id: 'rename', title: texts.renameView, icon: PencilLine, run: () => setNaming({ view }) },
                    { id: 'link', title: texts.copyLink, icon: Link2, run: copyLink },
                  ],
                  [{ id: 'delete', title: texts.deleteView, icon: Trash2, isDanger: true, run: () => drop(view) }],
                ]}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {isPlain || same ? null : (
        <Button kind="quiet" onClick={() => setNaming({ view: undefined })}>
          <BookmarkPlus aria-hidden="true" />
          {texts.saveView}
        </Button>
      )}
      {naming ? (
        <ViewNameDialog
          title={naming.view ? texts.renameView : texts.saveView}
          first={naming.view?.name ?? ''}
          onName={name}
          onClose={() => setNaming(undefined)}
        />
      ) : null}
    </div>
  )
}

type TabProps = { readonly name: string; readonly note?: string | undefined; readonly isCurrent: boolean; readonly onChoose: () => void }

function Tab({ name, note, isCurrent, onChoose }: TabProps): ReactNode {
  return (
    <button type="button" className={styles.tab} aria-pressed={isCurrent} onClick={onChoose}>
      {name}
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </button>
  )
}
