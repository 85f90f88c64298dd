import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { TooLate } from '../../../../shell/parts/undo/undo-store.ts'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { restoreMails, sendMail, setFolder, unsendMail } from '../../contract.ts'
import { folderIds } from '../../folders.ts'
import type { Draft, Mail } from '../../mail.ts'
import { useMailKey } from '../mail-queries.ts'
import { composeWords } from './compose-words.ts'
import { addressWith } from './use-compose-address.ts'

type MailboxSteps = {
  readonly send: (draft: Draft) => Promise<void>
  readonly discard: (stored: Mail) => Promise<void>
}

/** What ends the writing of a message, each with its way back: it opens again as it was. */
export function useMailboxSteps(): MailboxSteps {
  const texts = useTexts(composeWords)
  const client = useQueryClient()
  const { did, forget } = useUndo()
  const [, navigate] = useLocation()
  const [app, workspaceId] = useMailKey()

  return useMemo(() => {
    const refresh = (): void => void client.invalidateQueries({ queryKey: [app, workspaceId] })

    function reopen(id: string): void {
      refresh()
      navigate(location.pathname.startsWith('/apps/mail') ? addressWith(id) : `/apps/mail/inbox?compose=${id}`)
    }

    async function takeBack(mailId: string): Promise<void> {
      try {
        await call(unsendMail, { mailId })
      } catch (cause) {
        throw cause instanceof Problem && (cause.code === 'conflict' || cause.code === 'not-found') ? new TooLate(texts.tooLate) : cause
      }
      reopen(mailId)
    }

    return {
      send: async (draft) => {
        const mail = await call(sendMail, draft)
        refresh()
        const step = did({ text: texts.sent, undo: () => takeBack(mail.id) })
        // For a while longer than it helps, so that whoever comes late is told and not led to undo something else.
        setTimeout(() => forget(step), holdOf(mail) + lateness)
      },
      discard: async ({ id, labels, read, starred, important, folder }) => {
        await call(setFolder, { selectedMailIds: [id], folderId: folderIds.trash })
        refresh()
        const before = { id, labels, read, starred, important, folder }
        did({ text: texts.discarded, undo: () => call(restoreMails, { mails: [before] }).then(() => reopen(id)) })
      },
    }
  }, [texts, client, did, forget, navigate, app, workspaceId])
}

/** So long after it has gone somebody may still hope to take it back. */
const lateness = 60_000

/** How long it can be taken back, by the clock of the server alone. */
function holdOf({ time, sendAt }: Mail): number {
  const hold = sendAt === null ? 0 : Date.parse(sendAt) - Date.parse(time)
  return hold > 0 && hold <= 60_000 ? hold : 15_000
}
