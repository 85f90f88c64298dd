import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { instead } from '../../../../ui/instead.ts'
import { isUndoOffered } from '../../undo.ts'
import { useFlow } from '../flow.tsx'
import { resultCatalogue } from '../result/result-catalogue.ts'
import type { UndoReceipt, UndoState } from './undo-state.ts'

/** Leads to the step in which an extension is taken back, as long as that is possible. Without script the page carries the receipt there. */
export function UndoOffer({ receipt }: { readonly receipt: UndoReceipt }): ReactNode {
  const { undoExtension } = useTexts(resultCatalogue)
  const { flow } = useFlow()
  const [, navigate] = useLocation()
  if (!isUndoOffered(receipt, flow.today())) return null

  function begin(): void {
    const undo: UndoState = { receipt, ...(receipt.legalForm === 'legal-entity' && { refusal: 'U1' }) }
    flow.become({ ...flow.read(), undo })
    navigate('/rueckgaengig')
  }

  return (
    <form method="post" action="/rueckgaengig">
      <input type="hidden" name="reference" value={receipt.reference} />
      <input type="hidden" name="code" value={receipt.code} />
      <Button kind="quiet" icon="undo" type="submit" onClick={instead(begin)}>
        {undoExtension}
      </Button>
    </form>
  )
}
