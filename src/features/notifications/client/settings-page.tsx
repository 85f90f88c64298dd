import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { noticeKinds } from '../../../kit/notice-kinds.ts'
import { useTexts } from '../../../shell/language.tsx'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../shell/parts/states/loading-rows.tsx'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { RadioField } from '../../../ui/radio-field.tsx'
import { ways, type Settings } from '../contract.ts'
import { useSaveSettings, useSettings } from './notification-queries.ts'
import { notificationWords } from './notification-words.ts'
import styles from './notifications-page.module.css'
import { notificationsPath } from './paths.ts'
import { QuietMenu } from './quiet-menu.tsx'

/** How each kind reaches a person. What is chosen is saved at once. */
export function Page(): ReactNode {
  const texts = useTexts(notificationWords)
  const query = useSettings()
  return (
    <WorkspacePage title={texts.settingsTitle} trail={[{ title: texts.title, path: notificationsPath }]}>
      <div className={styles.settings}>
        <p className={styles.intro}>{texts.settingsText}</p>
        <Loaded query={query} skeleton={<LoadingBlock lines={8} />} errorTitle={texts.settingsFailed}>
          {(settings) => <Choices settings={settings} />}
        </Loaded>
      </div>
    </WorkspacePage>
  )
}

function Choices({ settings: { choices, mail } }: { readonly settings: Settings }): ReactNode {
  const texts = useTexts(notificationWords)
  const save = useSaveSettings()
  return (
    <>
      {mail === 'off' ? <p className={styles.note}>{texts.mailOff}</p> : null}
      {mail === 'unconfirmed' ? (
        <p className={styles.note}>
          {texts.mailUnconfirmed} <Link href="/confirm-address">{texts.confirm}</Link>
        </p>
      ) : null}
      <div className={styles.card}>
        {noticeKinds.map((kind) => (
          <div key={kind} className={styles.kind}>
            <RadioField
              id={`notify-${kind}`}
              label={texts[kind]}
              hint={texts[`${kind}Text`]}
              value={choices[kind]}
              options={ways
                // Chosen before, it stays in view.
                .filter((way) => way !== 'email' || mail !== 'off' || choices[kind] === 'email')
                .map((way) => ({ value: way, label: texts[way] }))}
              onChange={(way) => save({ choices: { [kind]: way } })}
            />
          </div>
        ))}
      </div>
      <section className={`${styles.card} ${styles.quiet}`}>
        <div>
          <h2>{texts.quietTitle}</h2>
          <p className={styles.intro}>{texts.quietText}</p>
        </div>
        <QuietMenu />
      </section>
    </>
  )
}
