import { Plus } from 'lucide-react'
import { Suspense, useMemo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { invoiceTopics } from './invoice-queries.ts'
import { invoiceAppWords } from './invoice-words.ts'
import { InvoicesHead } from './list/invoices-head.tsx'
import { InvoicesList } from './list/invoices-list.tsx'
import { useInvoicesView } from './list/use-invoices-view.ts'
import { newPath } from './paths.ts'

const { Part: SellerDialog } = lazyPart(() => import('./seller/seller-dialog.tsx').then((loaded) => loaded.SellerDialog))

/** All invoices of the workspace. */
export function Page(): ReactNode {
  useLive(invoiceTopics)
  const texts = useTexts(invoiceAppWords)
  const [, navigate] = useLocation()
  const view = useInvoicesView()
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'invoice-new', title: texts.newInvoice, group: 'create', icon: Plus, keys: 'c', run: () => navigate(newPath) },
    ],
    [texts, navigate],
  )
  useCommands(commands)
  return (
    <WorkspacePage title={texts.title} room="fill" arrival="none" actions={<InvoicesHead view={view} />}>
      <InvoicesList view={view} />
      <Suspense fallback={null}>
        {view.address.isSellerOpen ? <SellerDialog onClose={() => view.address.openSeller(false)} /> : null}
      </Suspense>
    </WorkspacePage>
  )
}
