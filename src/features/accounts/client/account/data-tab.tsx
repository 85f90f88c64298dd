import { Download, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { callForFile } from '../../../../shell/file-calls.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { downloadBlob } from '../../../../shell/parts/transfer/download.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { exportAccount } from '../../account-contract.ts'
import { TeamSection } from '../team/team-section.tsx'
import { accountPageWords } from './account-page-words.ts'
import { useOwnAccount } from './account-queries.ts'
import styles from './account.module.css'
import { DeleteDialog } from './delete-dialog.tsx'

/** Taking everything along, and leaving. */
export function Tab(): ReactNode {
  const texts = useTexts(accountPageWords)
  const { save, isBusy } = useExport()
  return (
    <>
      <TeamSection title={texts.exportTitle}>
        <div className={styles.foot}>
          <p>{texts.exportText}</p>
          <Button kind="primary" aria-busy={isBusy} onClick={() => void save()}>
            <Download aria-hidden="true" />
            {isBusy ? texts.exporting : texts.exportStart}
          </Button>
        </div>
      </TeamSection>
      <DeleteSection />
    </>
  )
}

type Export = { readonly save: () => Promise<void>; readonly isBusy: boolean }

function useExport(): Export {
  const texts = useTexts(accountPageWords)
  const notify = useNotify()
  const explain = useExplain()
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      downloadBlob('my-data.zip', await callForFile(exportAccount, {}))
      notify(texts.exported, { kind: 'ok' })
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'too-many') notify(texts.exportTooMany, { kind: 'warn' })
      else explain({ text: texts.exportFailed, cause, retry: () => void save() })
    } finally {
      setBusy(false)
    }
  }

  return { save, isBusy }
}

function DeleteSection(): ReactNode {
  const texts = useTexts(accountPageWords)
  const query = useOwnAccount()
  const [isOpen, setOpen] = useState(false)
  return (
    <TeamSection title={texts.deleteTitle}>
      <Loaded query={query} skeleton={<LoadingRows rows={2} />} errorTitle={texts.loadFailed}>
        {({ needAdmin, hasPassword }) => (
          <div className={styles.foot}>
            <p>{texts.deleteText}</p>
            {needAdmin.length > 0 ? (
              <Notice kind="warn" title={texts.needAdmin} actions={<Link href="/apps/team">{texts.toTeam}</Link>}>
                <p>{fill(texts.needAdminText, { names: needAdmin.map(({ name }) => `«${name}»`).join(', ') })}</p>
              </Notice>
            ) : (
              <Button kind="danger" onClick={() => setOpen(true)}>
                <Trash2 aria-hidden="true" />
                {texts.deleteStart}
              </Button>
            )}
            {isOpen ? <DeleteDialog hasPassword={hasPassword} onClose={() => setOpen(false)} /> : null}
          </div>
        )}
      </Loaded>
    </TeamSection>
  )
}
