import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Page as FramePage } from '../../../../shell/page.tsx'
import { proofCatalogue } from '../result/proof-catalogue.ts'
import { useProof } from './use-proof.ts'
import { VerifyForm } from './verify-form.tsx'
import { VerdictFooter, VerdictPanel } from './verdict-panel.tsx'

/** Whether a receipt is genuine: the question and, on the same page, the answer. */
export function Page(): ReactNode {
  const { verifyTitle } = useTexts(proofCatalogue)
  const form = useProof()
  const { verdict, typed } = form.proof
  const kind = verdict?.kind
  const firstKind = useRef(kind)
  useEffect(() => {
    // Arriving is the frame's business; here only what takes the place of something else.
    if (kind === firstKind.current) return
    firstKind.current = kind
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [kind])

  if (!verdict) return <VerifyForm form={form} />
  return (
    <FramePage title={verifyTitle} width="wide" footer={<VerdictFooter kind={verdict.kind} form={form} />}>
      <VerdictPanel verdict={verdict} typed={typed} />
    </FramePage>
  )
}
