import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { inLanguage } from '../kit/texts.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './contact.module.css'
import { useLanguage, useTexts } from './language.tsx'
import { shellCatalogue } from './shell-catalogue.ts'
import { useSite } from './site.ts'

/** The way to a human being, under every page and not only when something fails. */
export function Contact(): ReactNode {
  const texts = useTexts(shellCatalogue)
  const { language } = useLanguage()
  const site = useSite()
  return (
    <section className={styles.contact} aria-label={texts.contact}>
      <ul className={styles.ways}>
        <li>
          <Icon name="phone" />
          <span>
            {texts.questions} <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
            <span className={styles.hours}>{inLanguage(site.hours, language)}</span>
          </span>
        </li>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        <li>
          <Icon name="building" />
          <span>{site.address}</span>
        </li>
        <li>
          <Icon name="book" />
          <Link href="/hilfe">{texts.help}</Link>
        </li>
      </ul>
    </section>
  )
}
