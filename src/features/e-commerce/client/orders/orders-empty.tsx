import { CircleCheck, ClipboardPlus, PackageCheck, ShoppingCart, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { OrderView } from './order-queries.ts'
import { orderWords } from './order-words.ts'

type OrdersEmptyProps = { readonly view: OrderView; readonly onAdd: () => void }

/** Where nothing is: what the place is for. */
export function OrdersEmpty({ view, onAdd }: OrdersEmptyProps): ReactNode {
  const texts = useTexts(orderWords)
  if (view === 'open') return <EmptyState kind="done" icon={CircleCheck} title={texts.emptyOpenTitle} text={texts.emptyOpenText} />
  if (view === 'unpaid') return <EmptyState kind="done" icon={CircleCheck} title={texts.emptyUnpaidTitle} text={texts.emptyUnpaidText} />
  if (view === 'closed') {
    return <EmptyState kind="never-used" icon={PackageCheck} title={texts.emptyClosedTitle} text={texts.emptyClosedText} />
  }
  if (view === 'bin') return <EmptyState kind="never-used" icon={Trash2} title={texts.emptyBinTitle} text={texts.emptyBinText} />
  return (
    <EmptyState
      kind="never-used"
      icon={ShoppingCart}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <Button onClick={onAdd}>
          <ClipboardPlus aria-hidden="true" />
          {texts.newOrder}
        </Button>
      }
    />
  )
}
