import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { inLanguage } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { helpWords } from '../help-words.ts'
import styles from './contact.module.css'

/** The way to a human being: also where nothing could be loaded. */
export function Contact(): ReactNode {
  const texts = useTexts(helpWords)
  const { language } = useLanguage()
  const { phone, hours, email } = useSite()
  return (
    <p className={styles.contact}>
      <span>{texts.stillStuck}</span>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>
        <Phone aria-hidden="true" />
        {phone}
      </a>
      <span className={styles.hours}>{inLanguage(hours, language)}</span>
      <a href={`mailto:${email}`}>
        <Mail aria-hidden="true" />
        {email}
      </a>
    </p>
  )
}
