import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { WidgetBoard } from '../../../shell/parts/widgets/widget-board.tsx'
import { WidgetFrame } from '../../../shell/parts/widgets/widget-frame.tsx'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './page.module.css'
import { projectWords } from './project-words.ts'
import type { ProjectArrangement } from './use-project-arrangement.ts'

export type WidgetPart = {
  readonly size: 'small' | 'half' | 'whole'
  /** What is chosen for it alone. */
  readonly controls?: ReactNode
  readonly foot?: ReactNode
  readonly content: ReactNode
}

type WidgetListProps = {
  readonly title: string
  readonly arrangement: ProjectArrangement
  readonly parts: Readonly<Record<string, WidgetPart>>
}

/** The widgets of a tab as the account arranged them. */
export function WidgetList({ title, arrangement: { model, titleOf }, parts }: WidgetListProps): ReactNode {
  const texts = useTexts(projectWords)
  const isEmpty = model.columns.every(({ items }) => items.length === 0)
  return (
    <section>
      <VisuallyHidden>
        <h2>{title}</h2>
      </VisuallyHidden>
      {isEmpty ? (
        <EmptyState
          kind="never-used"
          title={texts.allHidden}
          text={texts.allHiddenText}
          action={<Button onClick={model.reset}>{texts.resetWidgets}</Button>}
        />
      ) : null}
      <WidgetBoard
        arrangement={model}
        titleOf={titleOf}
        columnTitleOf={() => title}
        columnClassOf={() => styles.widgets}
        itemClassOf={(id) => `${styles.widget} ${styles[parts[id]?.size ?? 'whole'] ?? ''}`}
      >
        {(id) => (
          <WidgetFrame controls={parts[id]?.controls} foot={parts[id]?.foot}>
            {parts[id]?.content}
          </WidgetFrame>
        )}
      </WidgetBoard>
    </section>
  )
}
