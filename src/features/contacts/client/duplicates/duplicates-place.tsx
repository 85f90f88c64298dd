import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { ListDetail } from '../../../../shell/parts/list-detail/list-detail.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { useDuplicates } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'
import { contactsPath } from '../place.ts'
import { SidePanel } from '../side/side-panel.tsx'
import { DuplicateSet } from './duplicate-set.tsx'
import styles from './duplicates.module.css'

/** Contacts that could be the same, set by set. */
export function DuplicatesPlace(): ReactNode {
  const texts = useTexts(contactsWords)
  const query = useDuplicates()
  return (
    <WorkspacePage title={texts.duplicates} room="fill" arrival="none">
      <ListDetail
        id="contacts"
        view="wide-list"
        listPath={`${contactsPath}/all`}
        hasDetail={false}
        side={{ title: texts.side, content: <SidePanel place={{ kind: 'duplicates' }} /> }}
        list={{
          title: texts.duplicates,
          content: (
            <Loaded
              query={query}
              skeleton={<LoadingRows rows={4} />}
              errorTitle={texts.loadFailed}
              isEmpty={({ duplicates }) => duplicates.length === 0}
              empty={<EmptyState kind="done" icon={CircleCheck} title={texts.noDuplicatesTitle} text={texts.noDuplicatesText} />}
            >
              {({ duplicates }) => (
                <div className={styles.sets}>
                  <p className={styles.intro}>{texts.duplicatesText}</p>
                  {duplicates.map((set) => (
                    <DuplicateSet key={set.contacts.map(({ id, version }) => `${id} ${version}`).join()} set={set} />
                  ))}
                </div>
              )}
            </Loaded>
          ),
        }}
        detail={{ title: texts.detail, content: null }}
      />
    </WorkspacePage>
  )
}
