import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { useAbout, type Whose } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import { AboutFacts } from './about-facts.tsx'
import { Friends, Groups } from './about-people.tsx'
import styles from './about.module.css'

/** What somebody tells about themselves, and with whom they work. */
export function AboutTab({ whose }: { readonly whose: Whose }): ReactNode {
  const texts = useTexts(profileWords)
  const query = useAbout(whose)
  return (
    <Loaded query={query} skeleton={<LoadingBlock lines={10} />} errorTitle={texts.loadFailed}>
      {(about) => (
        <div className={styles.columns}>
          <div className={styles.main}>
            <AboutFacts about={about} />
          </div>
          <div className={styles.side}>
            <Friends friends={about.friends} />
            <Groups groups={about.groups} />
          </div>
        </div>
      )}
    </Loaded>
  )
}
