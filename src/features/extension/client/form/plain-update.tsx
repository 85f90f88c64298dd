import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Draft } from './draft.ts'
import { resultCatalogue } from '../result/result-catalogue.ts'

/** Without script a choice changes the form only when it is sent; this sends it without asking for anything. */
export function PlainUpdate({ formId, draft }: { readonly formId: string; readonly draft: Draft }): ReactNode {
  const texts = useTexts(resultCatalogue)
  return (
    <>
      <p>{texts.updateHelp}</p>
      <input type="hidden" form={formId} name="shown-legal-form" value={draft.legalForm} />
      <input type="hidden" form={formId} name="shown-period" value={draft.period} />
      <Button type="submit" form={formId} name="action" value="update">
        {texts.update}
      </Button>
    </>
  )
}
