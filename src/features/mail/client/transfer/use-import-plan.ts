import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { mostFileBytes } from '../../../../kit/file-sizes.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { uploadFile } from '../../../../shell/parts/files/upload-file.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { ImportPlan } from '../../../../shell/parts/transfer/import-plan.ts'
import { importMails, undoImport } from '../../contract.ts'
import { useMailKey } from '../mail-queries.ts'
import { emlFormat, mboxFormat, portionsOf, type FileMessage } from './message-files.ts'
import { mailTransferWords } from './transfer-words.ts'

const formats = [mboxFormat, emlFormat]

/** Messages from files of mail programs: looked at here, read by the server, and all of one import can be taken back. */
export function useImportPlan(): ImportPlan<FileMessage> {
  const texts = useTexts(mailTransferWords)
  const { date, bytes: sizeText } = useFormats()
  const client = useQueryClient()
  const [app, workspaceId] = useMailKey()
  const [importId] = useState(() => crypto.randomUUID())

  return useMemo(() => {
    const refresh = (): void => void client.invalidateQueries({ queryKey: [app, workspaceId] })
    return {
      title: texts.importTitle,
      fields: [],
      formats,
      rowOf: () => ({ kind: 'error', message: '' }),
      titleOf: ({ subject, from, date: sentAt }) =>
        fill(texts.entry, {
          subject: subject || texts.noSubject,
          from,
          date: sentAt === undefined || Number.isNaN(Date.parse(sentAt)) ? '–' : date(sentAt, 'list', new Date()),
        }),
      faultOf: ({ bytes }) => (bytes.length > mostFileBytes ? fill(texts.tooLarge, { size: sizeText(mostFileBytes) }) : undefined),
      portionsOf,
      run: async (rows) => {
        const file = new File(
          rows.map(({ bytes }) => bytes),
          'messages.mbox',
        )
        const fileId = await uploadFile(file, { isPrivate: true })
        const { known } = await call(importMails, { importId, fileId })
        refresh()
        return { known }
      },
      onUndo: async () => {
        await call(undoImport, { importId })
        refresh()
      },
    }
  }, [texts, date, sizeText, client, app, workspaceId, importId])
}
