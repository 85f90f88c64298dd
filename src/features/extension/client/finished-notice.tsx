import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { reopen } from './endings.ts'
import { useFlow } from './flow.tsx'
import { resultCatalogue } from './result/result-catalogue.ts'

/** Brings back a result that was put away, as long as this page remembers it. */
export function FinishedNotice(): ReactNode {
  const texts = useTexts(resultCatalogue)
  const { flow, state } = useFlow()
  const [, navigate] = useLocation()
  if (!state.finished) return null

  function show(): void {
    reopen(flow)
    navigate('/result')
  }

  return (
    <Notice
      kind="info"
      role="status"
      actions={
        <Button icon="undo" onClick={show}>
          {texts.reopen}
        </Button>
      }
    >
      {texts.resultGone}
    </Notice>
  )
}
