import { ArrowLeft, ArrowLeftRight, ChevronDown, ChevronUp, Ellipsis, FilePlus2, PackageCheck, RotateCcw, Trash2 } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import { listPath, orderPath } from '../orders/order-path.ts'
import type { WholeOrder } from '../orders/order-queries.ts'
import { useOrderChanges, whatOf } from '../orders/use-order-changes.ts'
import styles from './order.module.css'
import { invoicePath } from './order-invoice.ts'
import { PackingSlip } from './packing-slip.tsx'
import { pageWords } from './page-words.ts'
import { usePrinting } from './print-sheet.tsx'
import { useOrderPageCommands } from './use-order-page-commands.ts'

const { Part: StatusDialog } = lazyPart(() => import('../orders/status-dialog.tsx').then((loaded) => loaded.StatusDialog))

type OrderHeadProps = {
  readonly order: WholeOrder
  /** How the list was looked at. */
  readonly list: string
  /** Only what the list knows of it is here so far. */
  readonly isNew: boolean
}

/** Beside the heading: the neighbours, the next state, and what else can be done. */
export function OrderHead({ order, list, isNew }: OrderHeadProps): ReactNode {
  const texts = useTexts(pageWords)
  const [, navigate] = useLocation()
  const changes = useOrderChanges()
  const [isAsking, setAsking] = useState(false)
  const slip = usePrinting()
  const what = whatOf([order])
  const { newerId, olderId } = order
  const isInBin = order.removed !== null
  const goTo = (id: string | null | undefined): void => (id ? navigate(orderPath(id, list)) : undefined)
  const back = (): void => navigate(listPath(list))

  function remove(): void {
    back()
    changes.bin(what, true)
  }

  useOrderPageCommands({
    newer: () => goTo(newerId),
    older: () => goTo(olderId),
    setStatus: () => setAsking(!isInBin),
    printSlip: slip.print,
    remove,
    isInBin,
  })

  const listed: readonly MenuAction[] = [
    { id: 'slip', title: texts.packingSlip, icon: PackageCheck, run: slip.print },
    { id: 'invoice', title: texts.createInvoice, icon: FilePlus2, run: () => navigate(invoicePath(order.id)) },
  ]
  const ending: readonly MenuAction[] = isInBin
    ? [{ id: 'restore', title: texts.restore, icon: RotateCcw, run: () => changes.bin(what, false) }]
    : [{ id: 'remove', title: texts.removed, icon: Trash2, isDanger: true, keys: '#', run: remove }]
  return (
    <div className={styles.head}>
      <IconButton name={texts.backToList} icon={ArrowLeft} className={styles.back} onClick={back} />
      <IconButton name={texts.newer} icon={ChevronUp} keys="k" disabled={isNew || !newerId} onClick={() => goTo(newerId)} />
      <IconButton name={texts.older} icon={ChevronDown} keys="j" disabled={isNew || !olderId} onClick={() => goTo(olderId)} />
      {isInBin ? null : (
        <Button kind="primary" onClick={() => setAsking(true)}>
          <ArrowLeftRight aria-hidden="true" />
          {texts.setStatus}
        </Button>
      )}
      <Menu trigger={<IconButton name={texts.moreActions} icon={Ellipsis} />} groups={[listed, ending]} />
      {slip.isPrinting ? <PackingSlip order={order} onPrinted={slip.end} /> : null}
      <Suspense fallback={null}>
        {isAsking ? <StatusDialog orders={[order]} changes={changes} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </div>
  )
}
