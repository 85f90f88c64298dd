import { z } from 'zod'
import { safeAddress, whole } from './config-parts.ts'

const word = z.string().regex(/^[!-~]{1,500}$/, 'must have no blanks')

/** Where the contents of files are kept: in a folder, or in an object store that speaks S3. */
export const fileSettings = {
  FILES_FOLDER: z.string().optional(),
  FILES_QUOTA_GB: whole(1, 100_000).default(20),
  S3_ENDPOINT: safeAddress('https://objects.example').optional(),
  S3_BUCKET: word.optional(),
  S3_REGION: word.default('eu-central-1'),
  S3_ACCESS_KEY_ID: word.optional(),
  S3_SECRET_ACCESS_KEY: word.optional(),
} as const

type Given = { readonly [Name in keyof typeof fileSettings]?: unknown } & { readonly NODE_ENV?: string | undefined }
type Fault = { readonly name: string; readonly message: string }

/** What only shows when the settings are looked at together. */
export function fileFaults(given: Given): readonly Fault[] {
  if (given.S3_ENDPOINT !== undefined) {
    const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
    return needed
      .filter((name) => given[name] === undefined)
      .map((name) => ({ name, message: 'must be given where S3_ENDPOINT says that files are kept there' }))
  }
  if (given.NODE_ENV !== 'production' || given.FILES_FOLDER !== undefined) return []
  return [{ name: 'FILES_FOLDER', message: 'must be a folder that lasts and is backed up, unless S3_ENDPOINT says where files are kept' }]
}
