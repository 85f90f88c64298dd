import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { profileParams } from '../place.ts'
import { own, useAbout, type Whose } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import { AboutFacts } from './about-facts.tsx'
import { Friends, Groups } from './about-people.tsx'
import styles from './about.module.css'

/** What somebody tells about themselves, and with whom they work. */
export function AboutTab({ whose }: { readonly whose: Whose }): ReactNode {
  const texts = useTexts(profileWords)
  const query = useAbout(whose)
  const [, change] = useUrlState(profileParams)
  return (
    <Loaded query={query} skeleton={<LoadingBlock lines={10} />} errorTitle={texts.loadFailed}>
      {(about) => (
        <div className={styles.columns}>
          <div className={styles.main}>
            {whose === own ? (
              <div className={styles.tools}>
                <Button onClick={() => change({ edit: 'about' })}>{texts.editAbout}</Button>
              </div>
            ) : null}
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
