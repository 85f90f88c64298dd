import type { UseQueryResult } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { ArrangeMenu } from '../../../../shell/parts/widgets/arrange-menu.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { projectWords } from '../project-words.ts'
import { SideButton } from '../side/side-button.tsx'
import type { ProjectArrangement } from '../use-project-arrangement.ts'
import styles from './head.module.css'
import { ProjectSwitcher } from './project-switcher.tsx'

type DashboardHeadProps = {
  readonly project: string
  readonly arrangement: ProjectArrangement | undefined
  readonly query: Pick<UseQueryResult, 'dataUpdatedAt' | 'isFetching' | 'refetch'>
}

/** Beside the greeting: which project, how fresh, and which widgets. */
export function DashboardHead({ project, arrangement, query: { dataUpdatedAt, isFetching, refetch } }: DashboardHeadProps): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  return (
    <div className={styles.head}>
      <ProjectSwitcher project={project} />
      {dataUpdatedAt === 0 ? null : (
        <span className={styles.fresh}>{fill(texts.updated, { time: formats.time(new Date(dataUpdatedAt)) })}</span>
      )}
      <IconButton name={texts.refresh} icon={RefreshCw} keys="r" aria-busy={isFetching} onClick={() => void refetch()} />
      {arrangement ? <ArrangeMenu arrangement={arrangement.model} titleOf={arrangement.titleOf} /> : null}
      <SideButton />
    </div>
  )
}
