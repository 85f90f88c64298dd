import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../../shell/language.tsx'
import { callWithFile } from '../../../../shell/file-calls.ts'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { useKeeper } from '../../../../shell/workspace/session/keeper-context.ts'
import { sessionStore } from '../../../../shell/workspace/session/session.ts'
import { sendPicture } from '../../contract.ts'
import { useProfileKey } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'

type SavePicture = { readonly send: (picture: File) => Promise<void>; readonly remove: () => Promise<void> }

/** Saves one's picture with the account, and takes it back. */
export function useSavePicture(): SavePicture {
  const texts = useTexts(profileWords)
  const notify = useNotify()
  const undo = useUndo()
  const keeper = useKeeper()
  const session = sessionStore.useStore()
  const client = useQueryClient()
  const queryKey = useProfileKey()

  async function save(photo: string | undefined): Promise<void> {
    const { user } = session.getState()
    if (!user) return
    const { photo: _before, ...rest } = user
    const { user: kept } = await keeper.save({ ...rest, ...(photo === undefined ? {} : { photo }) })
    session.getState().updateUser(kept)
    await client.invalidateQueries({ queryKey })
  }

  async function change(photo: string | undefined, text: string): Promise<void> {
    const before = session.getState().user?.photo
    await save(photo)
    undo.did({ text, undo: () => save(before), redo: () => save(photo) })
  }

  async function attempt(act: () => Promise<void>): Promise<void> {
    await act().catch(() => notify(texts.pictureFailed, { kind: 'danger' }))
  }

  return {
    send: (picture) =>
      attempt(async () => {
        const { address } = (await callWithFile(sendPicture, {}, picture)) as { readonly address: string } // its contract says so
        await change(address, texts.pictureChanged)
      }),
    remove: () => attempt(() => change(undefined, texts.pictureRemoved)),
  }
}
