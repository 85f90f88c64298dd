import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../language.tsx'
import { Choice } from './choice.tsx'
import styles from './settings-groups.module.css'
import { settingsWords } from './settings-words.ts'

/** The workspace speaks two of the languages; each is named in itself. */
const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'de', label: 'Deutsch', lang: 'de-CH' },
] as const

export function LanguageGroup(): ReactNode {
  const texts = useTexts(settingsWords)
  const { language, choose } = useLanguage()
  return (
    <section className={styles.group} aria-label={texts.language}>
      <Choice label={texts.language} options={languages} value={language === 'de' ? 'de' : 'en'} onChange={choose} />
    </section>
  )
}
