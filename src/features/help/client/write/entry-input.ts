import * as z from 'zod/mini'
import type { Entry, SavedEntry } from '../../help.ts'
import type { texts as words } from '../texts.ts'

/** What the form asks for. */
export type EntryInput = Pick<SavedEntry, 'title' | 'sectionId' | 'language' | 'isFeatured' | 'content'>

export function inputOf({ title, sectionId, language, isFeatured, content }: Entry): EntryInput {
  return { title, sectionId, language, isFeatured, content }
}

export function isSameInput(one: EntryInput, other: EntryInput): boolean {
  return (
    one.title === other.title &&
    one.sectionId === other.sectionId &&
    one.language === other.language &&
    one.isFeatured === other.isFeatured &&
    one.content === other.content
  )
}

/** The rules of the form, which are those of the server. */
export function inputSchema(texts: typeof words): z.ZodMiniType<EntryInput, EntryInput> {
  return z.object({
    title: z.string().check(z.trim(), z.minLength(1, texts.titleMissing), z.maxLength(200)),
    sectionId: z.uuid(texts.sectionMissing),
    language: z.enum(['en', 'de']),
    isFeatured: z.boolean(),
    content: z.string().check(z.minLength(1, texts.contentMissing), z.maxLength(100_000)),
  })
}
