import { Autocomplete } from '@base-ui/react/autocomplete'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { Keys } from '../../../../ui/keys.tsx'
import { useTexts } from '../../../language.tsx'
import { commandWords } from '../command-words.ts'
import styles from './palette.module.css'

/** How many fit, also for those who listen, and the three keys one needs. */
export function PaletteFoot({ count, isSearch }: { readonly count: number; readonly isSearch: boolean }): ReactNode {
  const texts = useTexts(commandWords)
  const found = count === 1 ? texts.paletteCountOne : fill(texts.paletteCountMany, { count })
  return (
    <footer className={styles.foot}>
      <Autocomplete.Status className={styles.count}>{isSearch ? found : ''}</Autocomplete.Status>
      <span className={styles.hint} aria-hidden="true">
        <Keys keys="arrowup arrowdown" /> {texts.paletteMove}
      </span>
      <span className={styles.hint} aria-hidden="true">
        <Keys keys="enter" /> {texts.paletteRun}
      </span>
      <span className={styles.hint} aria-hidden="true">
        <Keys keys="escape" /> {texts.paletteClose}
      </span>
    </footer>
  )
}
