import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { catalogue } from '../../../shell/catalogue.ts'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { Page as FramePage } from '../../../shell/page.tsx'
import { infoTexts } from '../info-texts.ts'
import styles from './info-page.module.css'
import { Office } from './office.tsx'

const infoCatalogue = catalogue({
  de: infoTexts,
  fr: () => import('../info-texts.fr.ts'),
  it: () => import('../info-texts.it.ts'),
  rm: () => import('../info-texts.rm.ts'),
  en: () => import('../info-texts.en.ts'),
})

/** Who may use the service, until when, and what happens with the details. The only page without a footer. */
export function Page(): ReactNode {
  const texts = useTexts(infoCatalogue)
  const { language } = useLanguage()
  return (
    <FramePage title={texts.title} contact="none">
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <Section title={texts.whoTitle} paragraphs={[texts.whoText]} />
      <section className={styles.section}>
        <h2>{texts.untilTitle}</h2>
        <ul>
          <li>{texts.untilPerson}</li>
          <li>{texts.untilEntity}</li>
        </ul>
        <p>{texts.untilArrival}</p>
        <p>{texts.untilLonger}</p>
      </section>
      <Section title={texts.privacyTitle} paragraphs={[texts.privacyUse, texts.privacyBrowser, texts.privacyNone]} />
      <Section title={texts.accessTitle} paragraphs={[texts.accessText, texts.accessKnown, texts.accessReport]} />
      <section className={styles.section}>
        <h2>{texts.contactTitle}</h2>
        <Office />
      </section>
      {language === 'de' ? null : <p>{texts.binding}</p>}
      <p>
        <Link href="/">{texts.toForm}</Link>
      </p>
    </FramePage>
  )
}

function Section({ title, paragraphs }: { readonly title: string; readonly paragraphs: readonly string[] }): ReactNode {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  )
}
