import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import type { Weather } from '../../widget.ts'
import { projectWords } from '../project-words.ts'
import { Clock } from './clock.tsx'
import { sideParams } from './side-button.tsx'
import styles from './side.module.css'
import { useIsWide } from './use-is-wide.ts'
import { WeatherCard } from './weather-card.tsx'

/** Time and weather: beside the page, or in a layer where there is no room. */
export function SidePanel({ weather }: { readonly weather: Weather | undefined }): ReactNode {
  const texts = useTexts(projectWords)
  const isWide = useIsWide()
  const [{ side }, change] = useUrlState(sideParams)
  const content = (
    <div className={styles.cards}>
      <Clock />
      {weather ? <WeatherCard weather={weather} /> : null}
    </div>
  )
  if (isWide) {
    return (
      <aside className={styles.side} aria-label={texts.side}>
        {content}
      </aside>
    )
  }
  return (
    <Dialog title={texts.side} side="right" isOpen={side} onClose={() => change({ side: false }, 'replace')}>
      {content}
    </Dialog>
  )
}
