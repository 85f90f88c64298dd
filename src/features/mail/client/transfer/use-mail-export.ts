import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { callForFile } from '../../../../shell/file-calls.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { downloadBlob } from '../../../../shell/parts/transfer/download.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { exportMails } from '../../contract.ts'
import { mailTransferWords } from './transfer-words.ts'

type MailExport = {
  /** One message as mail programs open it. */
  readonly saveEml: (mailId: string, subject: string) => Promise<void>
  readonly tell: (count: number) => void
}

/** Gives messages to the reader as files; what fails is told. */
export function useMailExport(): MailExport {
  const texts = useTexts(mailTransferWords)
  const notify = useNotify()
  return useMemo(() => {
    const tell = (count: number): void => notify(count === 1 ? texts.exportedOne : fill(texts.exportedMany, { count }), { kind: 'ok' })
    return {
      tell,
      saveEml: async (mailId, subject) => {
        try {
          const file = await callForFile(exportMails, { selectedMailIds: [mailId], format: 'eml' })
          downloadBlob(`${safeName(subject).slice(0, 80) || 'mail'}.eml`, file)
          tell(1)
        } catch {
          notify(texts.exportFailed, { kind: 'danger' })
        }
      },
    }
  }, [texts, notify])
}
