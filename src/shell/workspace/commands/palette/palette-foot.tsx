import { Autocomplete } from '@base-ui/react/autocomplete'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { Keys } from '../../../../ui/keys.tsx'
import { useTexts } from '../../../language.tsx'
import { commandWords } from '../command-words.ts'
import styles from './palette.module.css'

type PaletteFootProps = {
  readonly count: number
  readonly isSearch: boolean
  /** Limits the search to commands or people. */
  readonly onSign: (sign: '>' | '@') => void
}

/** How many fit, also for those who listen, the two signs that limit the search, and the keys one needs. */
export function PaletteFoot({ count, isSearch, onSign }: PaletteFootProps): ReactNode {
  const texts = useTexts(commandWords)
  const found = count === 1 ? texts.paletteCountOne : fill(texts.paletteCountMany, { count })
  return (
    <footer className={styles.foot}>
      <SignButton sign=">" name={texts.paletteCommands} onPress={() => onSign('>')} />
      <SignButton sign="@" name={texts.palettePeople} onPress={() => onSign('@')} />
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

function SignButton({ sign, name, onPress }: { readonly sign: string; readonly name: string; readonly onPress: () => void }): ReactNode {
  return (
    <button type="button" className={styles.sign} onClick={onPress}>
      <kbd aria-hidden="true">{sign}</kbd> {name}
    </button>
  )
}
