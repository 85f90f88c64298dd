import { about, members, only, type Policies } from './policy.ts'

export const filePolicies: Policies = {
  'POST /api/files/begin': { lets: members, inputs: only({ name: 'a.txt', type: 'text/plain', size: 3 }) },
  'POST /api/files/piece': about(({ fileBegun }) => ({ fileId: fileBegun, number: '0' })),
  'GET /api/files/file': about(({ file }) => ({ fileId: file })),
}
