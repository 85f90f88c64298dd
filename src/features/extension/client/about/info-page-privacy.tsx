import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { useFlow } from '../flow.tsx'
import { infoCatalogue } from './info-page-catalogue.ts'
import styles from './info-page-privacy.module.css'

/** What is kept where, and how long. */
export function PrivacyText(): ReactNode {
  const texts = useTexts(infoCatalogue)
  const { legalEntityProof } = useSite()
  const { offersMail } = useFlow().flow
  const kept = [
    [texts.keptEntries, texts.keptEntriesText],
    [texts.keptResult, texts.keptResultText],
    [texts.keptRequest, texts.keptRequestText],
    ...(offersMail ? [[texts.keptMail, texts.keptMailText] as const] : []),
    [texts.keptLink, texts.keptLinkText],
    [texts.keptLanguage, texts.keptLanguageText],
    [texts.keptDisplay, texts.keptDisplayText],
    [texts.keptLogs, texts.keptLogsText],
    [texts.keptCounts, texts.keptCountsText],
  ] as const
  return (
    <>
      <p>{legalEntityProof === 'uid' ? texts.privacyUseUid : texts.privacyUse}</p>
      <dl className={styles.kept}>
        {kept.map(([what, where]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{where}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.privacyRights}</p>
    </>
  )
}
