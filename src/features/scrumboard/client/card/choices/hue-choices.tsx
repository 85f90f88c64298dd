import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import { labelClasses, type Label } from '../../../board.ts'
import '../../colours.css'
import { cardWords } from '../card-words.ts'
import styles from './choices.module.css'

type HueChoicesProps = { readonly chosen: Label['class']; readonly onChoose: (hue: Label['class']) => void }

/** The colours of labels, each with its name. */
export function HueChoices({ chosen, onChoose }: HueChoicesProps): ReactNode {
  const texts = useTexts(cardWords)
  return (
    <div className={styles.hues} role="group" aria-label={texts.colour}>
      {labelClasses.map((hue) => (
        <button
          key={hue}
          type="button"
          className={styles.hue}
          data-hue={hue}
          aria-pressed={hue === chosen}
          aria-label={texts[hue]}
          title={texts[hue]}
          onClick={() => onChoose(hue)}
        >
          {hue === chosen ? <Check aria-hidden="true" /> : null}
        </button>
      ))}
    </div>
  )
}
