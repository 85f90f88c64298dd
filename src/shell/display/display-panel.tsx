import { useState, type ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import { chooseTheme, chosenTheme } from '../theme.ts'
import { themes, type Theme } from '../../kit/themes.ts'
import { chooseContrast, chosenContrast } from './contrast.ts'
import { displayCatalogue } from './display-catalogue.ts'
import styles from './display-panel.module.css'

const choices: readonly (Theme | 'system')[] = ['system', ...themes]

/** How pages look: colours and contrast; each choice shows at once. */
export function Panel(): ReactNode {
  return (
    <>
      <Colours />
      <HighContrast />
    </>
  )
}

/** The nine themes and «as the system wishes». */
function Colours(): ReactNode {
  const texts = useTexts(displayCatalogue)
  const [chosen, setChosen] = useState<Theme | 'system'>(() => chosenTheme() ?? 'system')

  function choose(next: Theme | 'system'): void {
    chooseTheme(next === 'system' ? undefined : next)
    setChosen(next)
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.colours}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input type="radio" name="theme" value={choice} checked={choice === chosen} onChange={() => choose(choice)} />
          <Swatch of={choice} />
          {texts[choice]}
        </label>
      ))}
    </fieldset>
  )
}

/** Holds over all themes. */
function HighContrast(): ReactNode {
  const { contrast } = useTexts(displayCatalogue)
  const [chosen, setChosen] = useState(chosenContrast)

  function choose(isOn: boolean): void {
    const next = isOn ? 'more' : 'system'
    chooseContrast(next)
    setChosen(next)
  }

  return (
    <label className={`${styles.choice} ${styles.contrast}`}>
      <input type="checkbox" checked={chosen === 'more'} onChange={(event) => choose(event.target.checked)} />
      {contrast}
    </label>
  )
}

/** A taste of the theme: its paper, its ink and its main colour. */
function Swatch({ of }: { readonly of: Theme | 'system' }): ReactNode {
  const halves: readonly Theme[] = of === 'system' ? ['default', 'defaultDark'] : [of]
  return (
    <span className={styles.swatch} aria-hidden="true">
      {halves.map((theme) => (
        <span key={theme} data-theme={theme} className={styles.paper}>
          <span className={styles.ink} />
        </span>
      ))}
    </span>
  )
}
