import { useQuery, useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { call } from '../../../shell/call.ts'
import { usePagedList, type PagedList, type Pages } from '../../../shell/parts/paging/use-paged-list.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { listFileEvents, listFiles, listFolders, readFileEntry, readRoom, type FileEvent } from '../contract.ts'
import type { FileEntry } from '../file.ts'

/** Which files a list has, and in which order. */
export type Which = Pick<InputOf<typeof listFiles>, 'view' | 'folderId' | 'q' | 'type' | 'sort'>
export type FilePages = Pages<FileEntry>
type Room = OutputOf<typeof readRoom>
export type Folders = OutputOf<typeof listFolders>

const pageSize = 100
export const idOf = ({ id }: FileEntry): string => id

/** All queries of this app begin with it; those of one workspace never show in another. */
export function useFilesKey(): QueryKey {
  const workspaceId = useUser()?.workspace.id ?? ''
  return ['files', workspaceId]
}

export function useFileList(which: Which): PagedList<FileEntry> {
  const key = useFilesKey()
  return usePagedList<FileEntry>({
    queryKey: [...key, 'list', which],
    read: (after, signal) => call(listFiles, { ...which, limit: pageSize, ...(after === undefined ? {} : { after }) }, { signal }),
    idOf,
    size: pageSize,
  })
}

/** One file with the folders around it. */
export function useFileEntry(fileId: string | undefined): UseQueryResult<OutputOf<typeof readFileEntry>> {
  return useQuery({
    queryKey: [...useFilesKey(), 'entry', fileId],
    queryFn: ({ signal }) => call(readFileEntry, { fileId: fileId ?? '' }, { signal }),
    enabled: fileId !== undefined,
  })
}

export function useFileEvents(fileId: string): UseQueryResult<readonly FileEvent[]> {
  return useQuery({
    queryKey: [...useFilesKey(), 'events', fileId],
    queryFn: ({ signal }) => call(listFileEvents, { fileId }, { signal }),
  })
}

export function useRoom(): UseQueryResult<Room> {
  return useQuery({ queryKey: [...useFilesKey(), 'room'], queryFn: ({ signal }) => call(readRoom, {}, { signal }) })
}

export function useFolders(parentId: string | null, isOff = false): UseQueryResult<Folders> {
  return useQuery({
    queryKey: [...useFilesKey(), 'folders', parentId],
    queryFn: ({ signal }) => call(listFolders, parentId === null ? {} : { parentId }, { signal }),
    enabled: !isOff,
  })
}

/** After what no list shows by itself: reads again what is on the screen. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient()
  const key = useFilesKey()
  const [first, workspaceId] = key
  return useCallback(() => client.invalidateQueries({ queryKey: [first, workspaceId] }), [client, first, workspaceId])
}
