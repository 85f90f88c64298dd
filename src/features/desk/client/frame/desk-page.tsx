import type { ComponentProps, ReactNode } from 'react'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { DeskBar } from './desk-bar.tsx'
import '../../../../shell/parts/form/field-scale.css'
import styles from './frame.module.css'

type DeskPageProps = Pick<ComponentProps<typeof WorkspacePage>, 'title' | 'windowTitle' | 'trail' | 'actions' | 'place' | 'children'> & {
  /** Where the page itself says who is signed in. */
  readonly hasOfficer?: boolean
}

/** One page of the desk: its heading, the way to the others, who acts here and for how long, and what the page shows. */
export function DeskPage({ children, hasOfficer = true, ...page }: DeskPageProps): ReactNode {
  return (
    <WorkspacePage {...page}>
      <DeskBar hasOfficer={hasOfficer} />
      <div className={styles.content}>{children}</div>
    </WorkspacePage>
  )
}
