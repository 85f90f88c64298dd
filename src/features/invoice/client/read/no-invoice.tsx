import { Plus, Receipt } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Button } from '../../../../ui/button.tsx'
import { invoiceAppWords } from '../invoice-words.ts'
import { invoicesPath, newPath } from '../paths.ts'

/** Where there is none with this id, or none at all yet. */
export function NoInvoice({ isAny }: { readonly isAny: boolean }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const [, navigate] = useLocation()
  const words = isAny ? { title: texts.emptyTitle, text: texts.emptyText } : { title: texts.notFoundTitle, text: texts.notFoundText }
  const action = isAny ? (
    <Button kind="primary" onClick={() => navigate(newPath)}>
      <Plus aria-hidden="true" />
      {texts.newInvoice}
    </Button>
  ) : (
    <Button onClick={() => navigate(invoicesPath)}>{texts.toList}</Button>
  )
  return <EmptyState kind="never-used" icon={Receipt} {...words} action={action} />
}
