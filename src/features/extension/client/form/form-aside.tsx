import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { formCatalogue } from './form-catalogue.ts'
import styles from './form-aside.module.css'

/** What to have at hand and what to know, beside the form. */
export function FormAside(): ReactNode {
  const texts = useTexts(formCatalogue)
  const { language } = useLanguage()
  const { cost, pidPlaceShort, legalEntityProof } = useSite()
  const needs = [
    { icon: 'document', title: texts.needPid, text: pidPlaceShort[language] },
    { icon: 'person', title: texts.needBirth, text: texts.needBirthText },
    ...(legalEntityProof === 'uid' ? [{ icon: 'building', title: texts.needUid, text: texts.needUidText } as const] : []),
    { icon: 'clock', title: texts.needMinute, text: fill(texts.needMinuteText, { cost: cost[language] }) },
  ] as const
  return (
    <>
      <section className={`${styles.block} ${styles.needs}`}>
        <h2>{texts.needTitle}</h2>
        <ul>
          {needs.map(({ icon, title, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>
                <b>{title}</b>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.block}>
        <h2>{texts.goodTitle}</h2>
        <p>{texts.goodText}</p>
        {language === 'de' ? null : <p>{texts.binding}</p>}
      </section>
    </>
  )
}
