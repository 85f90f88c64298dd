import { randomUUID } from 'node:crypto'
import { about, forMembers, listOf, nothing, only, type Policies } from './policy.ts'

const app = '/api/file-manager-app'

export const fileManagerPolicies: Policies = {
  [`GET ${app}/files`]: listOf(({ entry }) => ({ after: entry })),
  [`GET ${app}/file`]: about(({ entry }) => ({ fileId: entry })),
  [`GET ${app}/folders`]: about(({ folder }) => ({ parentId: folder })),
  [`GET ${app}/events`]: about(({ entry }) => ({ fileId: entry })),
  [`GET ${app}/room`]: forMembers,
  [`POST ${app}/new-folder`]: about(({ folder }) => ({ parentId: folder, name: 'Neu' })),
  [`POST ${app}/rename`]: about(({ entry }) => ({ fileId: entry, name: 'Neu' })),
  [`POST ${app}/move`]: about(({ entry, folder }) => ({ fileIds: [entry], folderId: folder })),
  [`POST ${app}/move-back`]: about(({ entry }) => ({ before: [{ id: entry, parentId: null, name: 'Neu' }], replacedIds: [] })),
  [`POST ${app}/copy`]: about(({ entry, folder }) => ({ fileIds: [entry], folderId: folder })),
  [`POST ${app}/set-starred`]: about(({ entry }) => ({ fileIds: [entry], starred: true })),
  [`POST ${app}/set-offline`]: about(({ entry }) => ({ fileIds: [entry], offline: true })),
  [`POST ${app}/note-opened`]: about(({ entry }) => ({ fileId: entry })),
  [`POST ${app}/remove-files`]: about(({ entry }) => ({ fileIds: [entry] })),
  [`POST ${app}/restore-files`]: about(({ entryInBin }) => ({ fileIds: [entryInBin] })),
  [`POST ${app}/delete-files`]: about(({ entryInBin }) => ({ fileIds: [entryInBin] })),
  [`POST ${app}/empty-bin`]: forMembers,
  [`POST ${app}/upload/begin`]: about(({ folder }) => ({ uploadId: randomUUID(), name: 'Neu', size: 5, parentId: folder })),
  // Each account has its own uploads, and nobody in this world has begun one.
  [`POST ${app}/upload/piece`]: about(({ entry }) => ({ uploadId: entry, number: '0' }), { answers: 404 }),
  [`GET ${app}/uploads`]: forMembers,
  [`POST ${app}/upload/finish`]: about(({ entry }) => ({ uploadId: entry }), { answers: 404 }),
  [`POST ${app}/upload/cancel`]: about(({ entry }) => ({ uploadId: entry }), { answers: 404 }),
  [`POST ${app}/open-store`]: { ...forMembers, inputs: nothing },
  // Known by a cookie that no token stands for.
  [`GET ${app}/content`]: { lets: 'everybody', inputs: only({ fileId: randomUUID() }) },
  [`POST ${app}/prepare-zip`]: about(({ entry }) => ({ fileIds: [entry] })),
  [`GET ${app}/zip`]: { lets: 'everybody', inputs: only({ zipId: randomUUID() }) },
}
