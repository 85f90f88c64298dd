import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { addMedia, readAbout, updateAbout } from '../../contract.ts'
import { begunUpload, mediaOf, sendMedium } from '../media/upload.ts'
import { useProfileKey } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'

type SaveCover = { readonly send: (picture: File) => Promise<void>; readonly remove: () => Promise<void> }

/** A cover is one of one’s own photos: it is added to them, and stays there when another one is chosen. */
export function useSaveCover(): SaveCover {
  const texts = useTexts(profileWords)
  const notify = useNotify()
  const undo = useUndo()
  const client = useQueryClient()
  const queryKey = useProfileKey()

  /** Answers which photo it was before. */
  async function save(cover: string | null): Promise<string | null> {
    const { general, work, contact, version } = await call(readAbout, {})
    await call(updateAbout, { about: { general: { ...general, cover }, work, contact }, version })
    await client.invalidateQueries({ queryKey })
    return general.cover ?? null
  }

  async function change(cover: string | null, text: string): Promise<void> {
    const before = await save(cover)
    undo.did({ text, undo: async () => void (await save(before)), redo: async () => void (await save(cover)) })
  }

  async function attempt(act: () => Promise<void>): Promise<void> {
    await act().catch(() => notify(texts.pictureFailed, { kind: 'danger' }))
  }

  return {
    send: (picture) =>
      attempt(async () => {
        const upload = { ...begunUpload(picture), sent: await sendMedium(picture) }
        await call(addMedia, { media: mediaOf([upload]) })
        await change(upload.id, texts.coverChanged)
      }),
    remove: () => attempt(() => change(null, texts.coverRemoved)),
  }
}
