import { useEffect, type ReactNode } from 'react'
import { fill, inLanguage, readsGerman } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Page as FramePage } from '../../../../shell/page.tsx'
import { useSite } from '../../../../shell/site.ts'
import { AccessText } from './info-page-access.tsx'
import { infoCatalogue } from './info-page-catalogue.ts'
import { PrivacyText } from './info-page-privacy.tsx'
import { UntilText } from './info-page-until.tsx'
import styles from './info-page.module.css'
import { LinkSection } from './link-section.tsx'
import { Article } from '../article.tsx'
import { Office } from '../office.tsx'

/** Who may use the service, until when, and what happens with the details. The only page without a footer. */
export function Page(): ReactNode {
  const texts = useTexts(infoCatalogue)
  const { language } = useLanguage()
  useEffect(() => {
    // The browser looked for the place its address names before the page stood in its full height.
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])

  const sections = [
    { id: 'wer', title: texts.whoTitle, content: <WhoText /> },
    { id: 'fristen', title: texts.untilTitle, content: <UntilText /> },
    { id: 'datenschutz', title: texts.privacyTitle, content: <PrivacyText /> },
    { id: 'barrierefreiheit', title: texts.accessTitle, content: <AccessText /> },
    { id: 'kontakt', title: texts.contactTitle, content: <Office /> },
    { id: 'link', title: texts.linkTitle, content: <LinkSection /> },
  ]
  return (
    <FramePage title={texts.title} contact="none" width="wide">
      <h1>{texts.title}</h1>
      <p className={styles.lead}>
        {texts.lead} {readsGerman(language) ? null : texts.binding}
      </p>
      <Article contents={texts.contents} sections={sections} />
    </FramePage>
  )
}

function WhoText(): ReactNode {
  const texts = useTexts(infoCatalogue)
  const { language } = useLanguage()
  const { cost, legalEntityProof } = useSite()
  const needs = legalEntityProof === 'uid' ? texts.whoNeedsUid : texts.whoNeeds
  return (
    <>
      <p>{texts.whoText}</p>
      <p>{fill(needs, { cost: inLanguage(cost, language) })}</p>
    </>
  )
}
