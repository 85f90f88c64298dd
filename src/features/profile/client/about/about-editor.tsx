import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { profileParams } from '../place.ts'
import { own, useAbout } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import { AboutForm } from './about-form.tsx'

/** One's own data to change, in place of the parts of the profile: what is not saved must not be left by a slip. */
export function AboutEditor(): ReactNode {
  const texts = useTexts(profileWords)
  const query = useAbout(own)
  const [, change] = useUrlState(profileParams)
  return (
    <Loaded query={query} skeleton={<LoadingBlock lines={10} />} errorTitle={texts.loadFailed}>
      {(about) => <AboutForm about={about} onDone={() => change({ edit: '' }, 'replace')} />}
    </Loaded>
  )
}
