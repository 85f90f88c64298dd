import type { ReactNode } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { useTexts } from '../../language.tsx'
import { WorkspacePage } from '../workspace-page.tsx'
import { PlaceSearch } from './place-search.tsx'
import styles from './place.module.css'
import { placeWords } from './places/place-words.ts'

/** For addresses that lead nowhere: what was looked for, and where one may go instead. */
export function MissingPlace(): ReactNode {
  const texts = useTexts(placeWords)
  const wrongPath = wrongPathIn(useHistoryState())
  return (
    <WorkspacePage title={texts.missingTitle}>
      <div className={styles.place}>
        <p>{texts.missingHelp}</p>
        {wrongPath === undefined ? null : (
          <dl className={styles.address}>
            <dt>{texts.wrongAddress}</dt>
            <dd>{wrongPath}</dd>
          </dl>
        )}
        <PlaceSearch first={wordsIn(wrongPath)} />
      </div>
    </WorkspacePage>
  )
}

function wrongPathIn(state: unknown): string | undefined {
  const isOurs = typeof state === 'object' && state !== null && 'wrongPath' in state
  return isOurs && typeof state.wrongPath === 'string' ? state.wrongPath : undefined
}

/** The last word of the address is the likeliest thing somebody meant. */
function wordsIn(path = ''): string {
  return (path.split('/').at(-1) ?? '').replaceAll('-', ' ')
}
