import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { fileIdIn } from '../../../kit/file-contract.ts'
import { fileQuery } from './file-query.ts'

type ShownFile = {
  /** Nothing while it is on its way, or where it could not be fetched. */
  readonly address: string | undefined
  readonly hasFailed: boolean
}

/** A file of ours as an address that a picture can show: fetched with the token, kept in memory. Other addresses stay as they are. */
export function useFileAddress(address: string): string | undefined {
  return useShownFile(address).address
}

/** The same, and whether it can be shown at all. */
export function useShownFile(address: string): ShownFile {
  const fileId = fileIdIn(address)
  const { data: blob, isError } = useQuery({ ...fileQuery(fileId ?? ''), enabled: fileId !== undefined })
  const source = useMemo(() => addressOf(blob), [blob])
  const shown = useSyncExternalStore(source.hold, source.read)
  if (address === '') return { address: undefined, hasFailed: false }
  return fileId === undefined ? { address, hasFailed: false } : { address: shown, hasFailed: isError }
}

type AddressSource = { readonly hold: (tell: () => void) => () => void; readonly read: () => string | undefined }

/** An address for a file in memory, as long as somebody holds it; the browser keeps the file until it is given back. */
function addressOf(blob: Blob | undefined): AddressSource {
  let made: string | undefined
  return {
    read: () => made,
    hold: (tell) => {
      if (!blob) return () => undefined
      const address = URL.createObjectURL(blob)
      made = address
      tell()
      return () => {
        URL.revokeObjectURL(address)
        if (made === address) made = undefined
      }
    },
  }
}
