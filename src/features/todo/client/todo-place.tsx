import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { useTexts } from '../../../shell/language.tsx'
import { ListDetail } from '../../../shell/parts/list-detail/list-detail.tsx'
import { choiceParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import type { Todo } from '../contract.ts'
import { TodoBar } from './bulk/todo-bar.tsx'
import { useTodoCommands } from './bulk/use-todo-commands.ts'
import { ListHead } from './head/list-head.tsx'
import { usePlaceTitle } from './place-title.ts'
import { pathOf, type Place } from './places.ts'
import { TodoSide } from './side/todo-side.tsx'
import { TodoContent } from './todo-content.tsx'
import styles from './todo-page.module.css'
import { todoWords } from './todo-words.ts'
import { TransferTools } from './transfer/transfer-tools.tsx'
import { useTodoPlace, type TodoPlaceModel } from './use-todo-place.ts'

const { Part: OpenDialog } = lazyPart(() => import('./dialog/open-dialog.tsx').then((loaded) => loaded.OpenDialog))
const { Part: LabelDialog } = lazyPart(() => import('./bulk/label-dialog.tsx').then((loaded) => loaded.LabelDialog))

const params = { dialog: choiceParam(['', 'import'], '') }

type TodoPlaceProps = { readonly place: Place; readonly openId: string | undefined }

/** A list of tasks, the layer that its address asks for, and everything around them. */
export function TodoPlace({ place, openId }: TodoPlaceProps): ReactNode {
  const texts = useTexts(todoWords)
  const title = usePlaceTitle(place)
  const model = useTodoPlace(place, openId)
  const [{ dialog }, change] = useUrlState(params)
  const setImporting = (isOn: boolean): void => change({ dialog: isOn ? 'import' : '' }, isOn ? 'push' : 'replace')
  const [labelled, setLabelled] = useState<readonly string[]>()
  const { selection, rows, acts, chosen, readChosen, question } = model
  const isBin = place.handle === 'deleted'
  usePlaceCommands(model, isBin, (todos) => setLabelled(todos.map(({ id }) => id)))
  const tools = (
    <TransferTools
      question={question}
      fileName={title}
      isImporting={dialog === 'import'}
      onImport={() => setImporting(true)}
      onImported={() => setImporting(false)}
    />
  )
  return (
    <WorkspacePage title={title} room="fill" arrival="none" actions={tools}>
      <ListDetail
        id="todo"
        view="wide-list"
        hasDetail={false}
        listPath={pathOf(place)}
        side={{ title: texts.side, content: <TodoSide place={place} /> }}
        list={{
          title: texts.list,
          head: <ListHead address={model.address} onChange={model.changeAddress} selection={selection} />,
          content: <TodoContent place={place} model={model} onImport={() => setImporting(true)} />,
        }}
        detail={{ title: '', content: null }}
        {...(selection.count > 0
          ? {
              bar: (
                <div className={styles.selection}>
                  <TodoBar selection={selection} chosen={chosen} readChosen={readChosen} isBin={isBin} acts={acts} />
                </div>
              ),
            }
          : {})}
      />
      <Suspense fallback={null}>
        {openId === undefined ? null : (
          <OpenDialog
            openId={openId}
            place={place}
            known={rows.find(({ id }) => id === openId)}
            onAdd={model.add}
            onRemove={(todo) => acts.remove([todo])}
            onRestore={(todo) => acts.restore([todo])}
            onClosed={() => model.goTo()}
          />
        )}
        {labelled === undefined ? null : (
          <LabelDialog
            todos={rows.filter(({ id }) => labelled.includes(id))}
            onToggle={(labelId) =>
              acts.toggleLabel(
                rows.filter(({ id }) => labelled.includes(id)),
                labelId,
              )
            }
            onClose={() => setLabelled(undefined)}
          />
        )}
      </Suspense>
    </WorkspacePage>
  )
}

function usePlaceCommands(model: TodoPlaceModel, isBin: boolean, openLabels: (todos: readonly Todo[]) => void): void {
  const { selection, rows, keys, acts, readChosen, goTo, renaming, quickAdd } = model
  useTodoCommands({
    acts,
    readTargets: () => (selection.count > 0 ? readChosen() : Promise.resolve(rows.filter(({ id }) => id === keys.focusedId))),
    afterRemove: selection.clear,
    openLabels,
    beginRename: ({ id }) => renaming[1](id),
    focusQuickAdd: () => quickAdd.current?.focus(),
    openNew: () => goTo('new'),
    isBin,
  })
}
