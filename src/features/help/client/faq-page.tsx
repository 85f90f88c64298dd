import { CircleQuestionMark, PencilLine, Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../shell/parts/states/loading-rows.tsx'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { FaqPlace } from './faq/faq-place.tsx'
import { helpTopics, useQuestions } from './help-queries.ts'
import { helpWords } from './help-words.ts'
import { newPath, textsPath } from './paths.ts'
import { Contact } from './read/contact.tsx'
import styles from './faq/faq.module.css'

/** The questions that are asked most, with their answers. */
export function Page(): ReactNode {
  useLive(helpTopics)
  const texts = useTexts(helpWords)
  const [, navigate] = useLocation()
  useWritingCommands()
  const write = (
    <Button kind="primary" onClick={() => navigate(newPath('faq'))}>
      <Plus aria-hidden="true" />
      {texts.newQuestion}
    </Button>
  )
  const actions = (
    <Button onClick={() => navigate(textsPath('faq'))}>
      <PencilLine aria-hidden="true" />
      {texts.writeQuestions}
    </Button>
  )
  return (
    <WorkspacePage title={texts.faq} actions={actions}>
      <div className={styles.place}>
        <Loaded
          query={useQuestions()}
          skeleton={<LoadingRows rows={8} shape="line" />}
          isEmpty={({ questions }) => questions.length === 0}
          empty={
            <EmptyState kind="never-used" icon={CircleQuestionMark} title={texts.noQuestions} text={texts.noQuestionsText} action={write} />
          }
          errorTitle={texts.questionsFailed}
        >
          {({ questions }) => <FaqPlace questions={questions} />}
        </Loaded>
        <Contact />
      </div>
    </WorkspacePage>
  )
}

function useWritingCommands(): void {
  const texts = useTexts(helpWords)
  const [, navigate] = useLocation()
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'faq-new', title: texts.newQuestion, group: 'create', icon: Plus, keys: 'c', run: () => navigate(newPath('faq')) },
      { id: 'faq-edit', title: texts.writeQuestions, group: 'page', icon: PencilLine, keys: 'e', run: () => navigate(textsPath('faq')) },
    ],
    [texts, navigate],
  )
  useCommands(commands)
}
