import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import type { HelpQuestionId } from '../../help-questions.ts'
import { VoteButtons } from '../vote-buttons.tsx'
import { helpPageCatalogue } from './help-page-catalogue.ts'

/** Whether the answer was useful. */
export function HelpVote({ question }: { readonly question: HelpQuestionId }): ReactNode {
  const texts = useTexts(helpPageCatalogue)
  return (
    <VoteButtons
      id={`vote-${question}`}
      question={texts.didHelp}
      choices={[
        { id: 'yes', title: texts.yes },
        { id: 'no', title: texts.no },
      ]}
      thanks={texts.thanks}
      failed={texts.voteFailed}
      send={async (choice) => {
        // Few vote, so the contract and its schemas come only for those who do.
        const part = await import('../send-vote.ts').catch(() => undefined)
        return (await part?.sendHelpVote({ question, isHelpful: choice === 'yes' })) === true
      }}
    />
  )
}
