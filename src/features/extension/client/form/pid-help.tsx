import type { ReactNode } from 'react'
import { fill, inLanguage } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { formCatalogue } from './form-catalogue.ts'
import styles from './pid-help.module.css'

/** Where the PID stands on paper: in words, with a picture of the same. */
export function PidHelp(): ReactNode {
  const texts = useTexts(formCatalogue)
  const { language } = useLanguage()
  const { pidPlace, pidPlaceShort, pidSpot } = useSite()
  return (
    <FieldHelp summary={texts.pidWhere}>
      <svg viewBox="0 0 120 84" role="img" aria-label={inLanguage(pidPlaceShort, language)} focusable="false">
        <path className={styles.paper} d="M1 84V1h118v83" />
        <path className={styles.print} d="M12 14h26M12 22h18M78 12h28M12 52h60M12 60h92M12 68h84M12 76h88" />
        <rect className={styles.mark} {...pidSpot} width="36" height="15" rx="4" />
        <path className={styles.number} d={`M${pidSpot.x + 6} ${pidSpot.y + 7.5}h24`} />
      </svg>
      <p>{fill(texts.pidWhereText, { place: inLanguage(pidPlace, language) })}</p>
    </FieldHelp>
  )
}

/** What a field asks for, for those who do not know. */
export function FieldHelp({ summary, children }: { readonly summary: string; readonly children: ReactNode }): ReactNode {
  return (
    <details className={styles.help}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
