import { useId, type ReactNode } from 'react'
import { layoutStyles, type LayoutStyle } from '../../../kit/settings.ts'
import { useTexts } from '../../language.tsx'
import fieldStyles from './settings-fields.module.css'
import { LayoutPicture } from './layout-picture.tsx'
import styles from './layout-style.module.css'
import { settingsWords } from './settings-words.ts'

type LayoutStyleProps = { readonly value: LayoutStyle; readonly onChange: (style: LayoutStyle) => void }

/** The three layouts, each with a small picture of itself. */
export function LayoutStyleChoice({ value, onChange }: LayoutStyleProps): ReactNode {
  const texts = useTexts(settingsWords)
  const name = useId()
  return (
    <fieldset className={fieldStyles.choice}>
      <legend className={fieldStyles.label}>{texts.layoutStyle}</legend>
      <div className={styles.cards}>
        {layoutStyles.map((style) => (
          <label key={style} className={styles.card}>
            <input type="radio" name={name} checked={style === value} onChange={() => onChange(style)} />
            <LayoutPicture of={style} />
            {texts[style]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
