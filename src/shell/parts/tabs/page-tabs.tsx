import { Tabs } from '@base-ui/react/tabs'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './page-tabs.module.css'

type PageTab<Id extends string> = {
  readonly id: Id
  readonly title: string
  /** Said and shown beside the title where something on it has to be mended. */
  readonly fault?: string | undefined
  readonly content: ReactNode
}

type PageTabsProps<Id extends string> = {
  /** Their name for those who listen. */
  readonly name: string
  readonly tabs: readonly PageTab<Id>[]
  readonly value: Id
  readonly onChange: (id: Id) => void
  /** All stay on the page, only out of sight: for the tabs of one form. */
  readonly areKept?: boolean
}

/** Parts of one page, one at a time: arrows move between them. Which one shows belongs in the address. */
export function PageTabs<Id extends string>({ name, tabs, value, onChange, areKept = false }: PageTabsProps<Id>): ReactNode {
  return (
    <Tabs.Root
      className={styles.root}
      value={value}
      onValueChange={(next: unknown) => {
        const tab = tabs.find(({ id }) => id === next)
        if (tab) onChange(tab.id)
      }}
    >
      <Tabs.List className={styles.list} aria-label={name} activateOnFocus>
        {tabs.map(({ id, title, fault }) => (
          <Tabs.Tab key={id} value={id} className={styles.tab}>
            {title}
            {fault === undefined ? null : <TriangleAlert role="img" aria-label={fault} />}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id} keepMounted={areKept} className={styles.panel}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
