import type { ReactNode } from 'react'
import { fill, inLanguage } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { formCatalogue } from './form-catalogue.ts'
import styles from './form-aside.module.css'

/** What to know before sending, beside the form. */
export function FormAside(): ReactNode {
  const texts = useTexts(formCatalogue)
  const { language } = useLanguage()
  const { cost } = useSite()
  return (
    <ul className={styles.list}>
      <Point icon="clock" title={texts.decidedTitle} text={fill(texts.decidedText, { cost: inLanguage(cost, language) })} />
      <Point icon="calendar" title={texts.inTimeTitle} text={texts.inTimeText} />
      {language === 'de' ? null : <Point icon="document" text={texts.binding} />}
    </ul>
  )
}

type PointProps = { readonly icon: 'clock' | 'calendar' | 'document'; readonly title?: string; readonly text: string }

function Point({ icon, title, text }: PointProps): ReactNode {
  return (
    <li>
      <Icon name={icon} />
      <span>
        {title === undefined ? null : <b>{title}</b>}
        {text}
      </span>
    </li>
  )
}
