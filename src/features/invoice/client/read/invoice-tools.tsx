import {
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  Copy,
  Download,
  Ellipsis,
  Mail,
  PencilLine,
  Printer,
  ShoppingCart,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { InvoiceForm } from '../../../../shell/parts/invoice/invoice-look.ts'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import type { WholeInvoice } from '../../invoice.ts'
import { invoiceAppWords } from '../invoice-words.ts'
import { useExport } from '../list/use-export.ts'
import { editPath, invoicePath, invoicesPath } from '../paths.ts'
import { useInvoiceChanges } from '../use-invoice-changes.ts'
import styles from './invoice-page.module.css'
import { useCopy, useMailLink, usePdf } from './use-outgoing.ts'

type InvoiceToolsProps = { readonly invoice: WholeInvoice; readonly form: InvoiceForm }

/** All that can be done with the invoice that is open. */
export function InvoiceTools({ invoice, form }: InvoiceToolsProps): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const [, navigate] = useLocation()
  const savePdf = usePdf()
  const { newerId, olderId, id, removed } = invoice
  const go = (to: string | null) => () => (to === null ? undefined : navigate(invoicePath(form, to)))
  useInvoiceCommands({ invoice, form })
  return (
    <div className={styles.tools}>
      <IconButton name={texts.newer} icon={ChevronLeft} keys="k" aria-disabled={newerId === null} onClick={go(newerId)} />
      <IconButton name={texts.older} icon={ChevronRight} keys="j" aria-disabled={olderId === null} onClick={go(olderId)} />
      {removed === null ? (
        <Button onClick={() => navigate(editPath(id))}>
          <PencilLine aria-hidden="true" />
          <span className={styles.words}>{texts.edit}</span>
        </Button>
      ) : null}
      <Button onClick={() => globalThis.print()}>
        <Printer aria-hidden="true" />
        <span className={styles.words}>{texts.print}</span>
      </Button>
      <Button kind="primary" onClick={() => savePdf(invoice, form)}>
        <Download aria-hidden="true" />
        {texts.pdf}
      </Button>
      <MoreMenu invoice={invoice} form={form} />
    </div>
  )
}

function MoreMenu({ invoice, form }: InvoiceToolsProps): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const [, navigate] = useLocation()
  const changes = useInvoiceChanges()
  const copy = useCopy()
  const mail = useMailLink()
  const save = useExport()
  const { id, number, iban, total, paidOn, orderId, removed } = invoice
  const isPaid = paidOn !== null
  const forms = (['modern', 'compact'] as const).map((each): MenuAction => ({
    id: each,
    title: texts[each],
    isOn: each === form,
    isChoice: true,
    run: () => navigate(invoicePath(each, id)),
  }))
  const out: readonly MenuAction[] = [
    { id: 'number', title: texts.copyNumber, icon: Copy, run: () => copy(number) },
    ...(iban === '' ? [] : [{ id: 'iban', title: texts.copyIban, icon: Copy, run: () => copy(iban) }]),
    { id: 'amount', title: texts.copyAmount, icon: Copy, run: () => copy(total.toFixed(2)) },
    { id: 'mail', title: texts.mail, icon: Mail, run: () => globalThis.location.assign(mail(invoice)) },
    { id: 'csv', title: texts.exportCsv, icon: Download, run: () => save('csv', [invoice]) },
    { id: 'json', title: texts.exportJson, icon: Download, run: () => save('json', [invoice]) },
  ]
  const state: readonly MenuAction[] = [
    {
      id: 'paid',
      title: isPaid ? texts.markOpen : texts.markPaid,
      icon: isPaid ? Undo2 : CircleCheck,
      run: () => changes.pay([invoice], !isPaid),
    },
    ...(orderId === null
      ? []
      : [{ id: 'order', title: texts.order, icon: ShoppingCart, run: () => navigate(`/apps/e-commerce/orders/${orderId}`) }]),
    {
      id: 'remove',
      title: texts.remove,
      icon: Trash2,
      isDanger: true,
      run: () => {
        changes.bin([invoice], true)
        navigate(invoicesPath)
      },
    },
  ]
  return <Menu trigger={<IconButton name={texts.moreActions} icon={Ellipsis} />} groups={[forms, out, removed === null ? state : []]} />
}

function useInvoiceCommands({ invoice, form }: InvoiceToolsProps): void {
  const texts = useTexts(invoiceAppWords)
  const [, navigate] = useLocation()
  const { id, number, newerId, olderId } = invoice
  const commands = useMemo((): readonly Command[] => {
    const other = form === 'modern' ? 'compact' : 'modern'
    const to = (neighbour: string | null) => () => (neighbour === null ? undefined : navigate(invoicePath(form, neighbour)))
    return [
      { id: 'invoice-edit', title: texts.edit, group: 'page', icon: PencilLine, keys: 'e', run: () => navigate(editPath(id)) },
      { id: 'invoice-newer', title: texts.newer, group: 'page', keys: 'k', run: to(newerId) },
      { id: 'invoice-older', title: texts.older, group: 'page', keys: 'j', run: to(olderId) },
      {
        id: 'invoice-form',
        title: `${fill(texts.page, { number })}: ${texts[other]}`,
        group: 'page',
        run: () => navigate(invoicePath(other, id)),
      },
    ]
  }, [texts, navigate, form, id, number, newerId, olderId])
  useCommands(commands)
}
