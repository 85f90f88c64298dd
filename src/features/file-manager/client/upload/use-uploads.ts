import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { listUploads } from '../../contract.ts'
import { useFilesKey, useReadAgain } from '../files-queries.ts'
import { filesWords } from '../files-words.ts'
import { forgetDoor } from '../store-links.ts'
import { isUnderWay } from './upload-item.ts'
import { offerBegun, retryBroken, uploadsBelongTo, uploadStore } from './upload-store.ts'

/** Ties what is being uploaded to the page: whose it is, what was begun before, and lists that read again. */
export function useUploads(): void {
  const texts = useTexts(filesWords)
  const user = useUser()
  const owner = user && `${user.workspace.id} ${user.id}`
  const readAgain = useReadAgain()
  const finished = useStore(uploadStore, (state) => state.finished)
  const isBusy = useStore(uploadStore, (state) => state.items.some(isUnderWay))
  useEffect(() => {
    uploadsBelongTo(owner)
    forgetDoor()
  }, [owner])
  const begun = useQuery({
    queryKey: [...useFilesKey(), 'uploads'],
    queryFn: ({ signal }) => call(listUploads, {}, { signal }),
    staleTime: Infinity,
  }).data
  useEffect(() => {
    if (begun && !isBusy) offerBegun(begun, texts.filesTitle)
    // oxlint-disable-next-line react/exhaustive-deps -- offered once, when the answer is here; later ones are in the tray already
  }, [begun])
  useEffect(() => {
    if (finished > 0) void readAgain()
  }, [finished, readAgain])
  useEffect(() => {
    addEventListener('online', retryBroken)
    return () => removeEventListener('online', retryBroken)
  }, [])
  useLeaveQuestion(isBusy)
}

/** Closing the window would break uploads off; the browser asks first. */
function useLeaveQuestion(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    // It stays while uploads go on behind other pages.
    const stop = uploadStore.subscribe(({ items }) => {
      if (items.some(isUnderWay)) return
      removeEventListener('beforeunload', ask)
      stop()
    })
  }, [isBusy])
}
