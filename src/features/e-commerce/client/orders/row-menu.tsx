import { ArrowLeftRight, Ellipsis, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import type { Order } from '../../order.ts'
import { nextStatuses } from '../../statuses.ts'
import { orderWords } from './order-words.ts'
import { statusIcon } from './status-badge.tsx'
import { statusName } from './status-name.ts'
import { whatOf, type OrderChanges } from './use-order-changes.ts'

type RowMenuProps = {
  readonly order: Order
  readonly changes: OrderChanges
  readonly isBin: boolean
  readonly onStatus: () => void
  readonly name: string
}

/** What can be done with one order of the list: what usually comes next is one step away. */
export function RowMenu({ order, changes, isBin, onStatus, name }: RowMenuProps): ReactNode {
  const texts = useTexts(orderWords)
  const what = whatOf([order])
  const next: readonly MenuAction[] = nextStatuses(order.status[0]?.id ?? 0).map(({ id }) => ({
    id: `status-${id}`,
    title: fill(texts.toStatus, { status: statusName(id, texts) }),
    icon: statusIcon(id),
    run: () => void changes.setStatus(what, id),
  }))
  const listed: readonly MenuAction[] = [
    { id: 'status', title: texts.setStatus, icon: ArrowLeftRight, keys: 's', run: onStatus },
    { id: 'remove', title: texts.remove, icon: Trash2, keys: '#', isDanger: true, run: () => changes.bin(what, true) },
  ]
  const binned: readonly MenuAction[] = [
    { id: 'restore', title: texts.restore, icon: RotateCcw, run: () => changes.bin(what, false) },
    { id: 'delete', title: texts.deleteForGood, icon: Trash2, isDanger: true, run: () => void changes.deleteForGood(what) },
  ]
  return <Menu trigger={<IconButton name={name} icon={Ellipsis} />} groups={isBin ? [binned] : [next, listed]} />
}
