import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { isSameLook, type SavedView } from '../../../../shell/parts/filters/saved-view.ts'
import { useSavedViews } from '../../../../shell/parts/filters/use-saved-views.ts'
import { ViewNameDialog } from '../../../../shell/parts/filters/view-name-dialog.tsx'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { productWords } from '../shop-words.ts'
import { productViews, type ProductsAddress } from './use-products-address.ts'

/** Ways to look at the list that somebody gave a name: view, search, filters, order and columns together. */
export function SavedLooks({ address }: { readonly address: ProductsAddress }): ReactNode {
  const texts = useTexts(productWords)
  const notify = useNotify()
  const undo = useUndo()
  const { views, save, remove, restore } = useSavedViews('products')
  const [isNaming, setNaming] = useState(false)
  const { view, table, look } = address
  // The tab belongs to the look, so it is kept as one more filter.
  const now = { ...table, filters: [...table.filters, { id: 'view', mode: 'matches' as const, value: view }] }
  const current = views.find(({ state }) => isSameLook(state, now))

  function show({ state }: SavedView): void {
    const tab = productViews.find((each) => state.filters.some(({ id, value }) => id === 'view' && value === each))
    look(tab ?? 'all', state)
  }

  function drop(saved: SavedView): void {
    const place = views.indexOf(saved)
    remove(saved)
    undo.did({ text: fill(texts.lookDeleted, { name: saved.name }), undo: async () => restore(saved, place) })
  }

  const kept = views.map((saved) => ({
    id: saved.id,
    title: saved.name,
    isOn: saved === current,
    isChoice: true,
    run: () => show(saved),
  }))
  const ways = current
    ? [{ id: 'delete', title: fill(texts.deleteLook, { name: current.name }), icon: Trash2, isDanger: true, run: () => drop(current) }]
    : [{ id: 'save', title: texts.saveLook, icon: BookmarkPlus, run: () => setNaming(true) }]
  return (
    <>
      <Menu trigger={<IconButton name={texts.savedLooks} icon={Bookmark} />} groups={[kept, ways]} />
      {isNaming ? (
        <ViewNameDialog
          title={texts.saveLook}
          first=""
          onName={(name) => {
            save(name, now)
            notify(fill(texts.lookSaved, { name }), { kind: 'ok' })
            setNaming(false)
          }}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  )
}
