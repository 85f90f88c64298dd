import { queryOptions } from '@tanstack/react-query'
import { readFile } from '../../../kit/file-contract.ts'
import { callForFile } from '../../file-calls.ts'

/** A file never changes: read once, it is not asked for again while somebody looks at it. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the library ties the key to what lies under it
export const fileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['file', fileId],
    queryFn: ({ signal }) => callForFile(readFile, { fileId }, signal),
    staleTime: Infinity,
    // A picture that is gone stays gone.
  })
