import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { deskWords } from '../desk-words.ts'
import styles from '../desk.module.css'
import { useFinish } from './use-finish.ts'

const reasons = { cancelled: 'cancelled', outdated: 'outdated', 'no-role': 'noRole', unavailable: 'unavailable' } as const

/** Where the provider of the tax office sends somebody back to. */
export function Page(): ReactNode {
  const texts = useTexts(deskWords)
  const fault = useFinish()
  return (
    <WorkspacePage title={texts.callback}>
      <div className={styles.card}>
        {fault === undefined ? (
          <p role="status">{texts.signingIn}</p>
        ) : (
          <Notice
            kind="danger"
            role="alert"
            title={fault === 'no-role' ? texts.noRoleTitle : texts.notSignedIn}
            actions={<Link href="/desk">{texts.again}</Link>}
          >
            {texts[reasons[fault]]}
          </Notice>
        )}
      </div>
    </WorkspacePage>
  )
}
