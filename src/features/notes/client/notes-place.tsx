import { Suspense, useCallback, useMemo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { Region } from '../../../shell/parts/list-detail/region.tsx'
import { SideButton } from '../../../shell/parts/list-detail/side-button.tsx'
import { usePanes } from '../../../shell/parts/list-detail/use-panes.ts'
import { choiceParam, textParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import type { NoteLabel } from '../contract.ts'
import type { Which } from '../rules.ts'
import { NewNote } from './form/new-note.tsx'
import { NoteList } from './grid/note-list.tsx'
import { NotesHead } from './head/notes-head.tsx'
import { NotesBar } from './head/notes-bar.tsx'
import styles from './notes-page.module.css'
import { useLabels } from './notes-queries.ts'
import { notesWords } from './notes-words.ts'
import { NotesSide } from './side/notes-side.tsx'
import { useLook } from './use-look.ts'
import { useNoteChanges } from './use-note-changes.ts'
import { useNotesCommands } from './use-notes-commands.ts'
import type { Place } from './use-place.ts'
import { useShownNotes } from './use-shown-notes.ts'
import { useTransfer } from './transfer/use-transfer.ts'

const { Part: NoteDialog } = lazyPart(() => import('./form/note-dialog.tsx').then((loaded) => loaded.NoteDialog))
const { Part: EditLabels } = lazyPart(() => import('./labels/edit-labels.tsx').then((loaded) => loaded.EditLabels))
const { Part: ImportNotes } = lazyPart(() => import('./transfer/import-notes.tsx').then((loaded) => loaded.ImportNotes))

const params = {
  q: textParam(),
  note: textParam(),
  new: choiceParam(['', 'note', 'list'], ''),
  dialog: choiceParam(['', 'labels', 'import'], ''),
}
const none: readonly never[] = []

/** One place with its notes, in the frame of the app. */
export function NotesPlace({ place }: { readonly place: Place }): ReactNode {
  const texts = useTexts(notesWords)
  const [, navigate] = useLocation()
  const [{ q, note: openId, new: begun, dialog }, change] = useUrlState(params)
  const [look, changeLook] = useLook()
  const which = useWhich(place, q)
  const labels = useLabels().data ?? none
  const open = useCallback((id: string) => change({ note: id }), [change])
  const { list, buffer, notes, counts, selection, keys, pointer } = useShownNotes(which, openId, open)
  const changes = useNoteChanges()
  const transfer = useTransfer({ which, labels })
  const canWrite = place.view !== 'bin'
  const begin = (kind: 'note' | 'list'): void => (canWrite ? change({ new: kind }) : navigate(`/apps/notes?new=${kind}`))
  useNotesCommands({
    notes,
    selection,
    focusedId: keys.focusedId,
    changes,
    isBin: !canWrite,
    begin,
    toggleView: () => changeLook({ isList: !look.isList }),
  })

  const side = {
    title: texts.places,
    content: <NotesSide path={place.path} labels={labels} counts={counts} onEditLabels={() => change({ dialog: 'labels' })} />,
  }
  const panes = usePanes()
  const bar = (
    <NotesBar
      place={place}
      which={which}
      notes={notes}
      selection={selection}
      labels={labels}
      changes={changes}
      onExport={transfer.exportNotes}
    />
  )
  return (
    <WorkspacePage
      title={place.title}
      room="fill"
      actions={
        <NotesHead
          q={q}
          onSearch={(text) => change({ q: text }, 'replace')}
          labels={labels}
          look={look}
          onLook={changeLook}
          onImport={() => change({ dialog: 'import' })}
          onExport={(format) => void transfer.exportAll(format)}
          onEmptyBin={place.view === 'bin' && notes.length > 0 ? transfer.emptyBin : undefined}
        />
      }
    >
      <div className={styles.panes} data-panes={panes}>
        {panes === 'three' ? (
          <Region name="side" title={side.title} className={styles.side}>
            {side.content}
          </Region>
        ) : null}
        <Region name="list" title={place.title} className={styles.content}>
          {panes === 'three' ? null : (
            <div className={styles.top}>
              <SideButton {...side} />
            </div>
          )}
          {panes === 'one' || selection.count === 0 ? null : <div className={styles.bar}>{bar}</div>}
          <div className={styles.scroll}>
            {canWrite ? (
              <NewNote
                place={place}
                labels={labels}
                kind={begun === '' ? undefined : begun}
                onBegin={begin}
                onDone={() => change({ new: '' }, 'replace')}
              />
            ) : null}
            <NoteList
              place={place}
              which={which}
              list={list}
              buffer={buffer}
              surroundings={{ labels, look, selection, keys, pointer, changes, pathOf: (id) => pathOf(place, q, id) }}
              onClear={() => change({ q: '' }, 'replace')}
              onBegin={() => begin('note')}
            />
          </div>
          {panes === 'one' && selection.count > 0 ? <div className={styles.foot}>{bar}</div> : null}
        </Region>
      </div>
      <Layers layer={dialog} onClose={() => change({ dialog: '' }, 'replace')} labels={labels}>
        {openId === '' ? null : (
          <NoteDialog
            noteId={openId}
            known={list.rows.find(({ id }) => id === openId)}
            labels={labels}
            changes={changes}
            onClose={() => change({ note: '' }, 'replace')}
          />
        )}
      </Layers>
    </WorkspacePage>
  )
}

type LayersProps = {
  readonly layer: '' | 'labels' | 'import'
  readonly labels: readonly NoteLabel[]
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What stands over the page; each is fetched when somebody asks for it. */
function Layers({ layer, labels, onClose, children }: LayersProps): ReactNode {
  return (
    <Suspense fallback={null}>
      {children}
      {layer === 'labels' ? <EditLabels labels={labels} onClose={onClose} /> : null}
      {layer === 'import' ? <ImportNotes onClose={onClose} /> : null}
    </Suspense>
  )
}

/** Stays the same object as long as it asks the same. */
function useWhich({ view, label }: Place, q: string): Which {
  const labelId = label?.id
  return useMemo(
    () => ({ ...(view ? { view } : {}), ...(labelId === undefined ? {} : { labelId }), ...(q === '' ? {} : { q }) }),
    [view, labelId, q],
  )
}

function pathOf(place: Place, q: string, id: string): string {
  return `${place.path}?${new URLSearchParams({ ...(q === '' ? {} : { q }), note: id })}`
}
