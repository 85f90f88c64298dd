import * as z from 'zod/mini'

// What the calls of all apps with lists have in common.

export const Id = z.uuid()

/** As many as one call acts on; a longer list is sent in several. */
export const mostIds = 10_000
export const Ids = z.array(Id).check(z.minLength(1), z.maxLength(mostIds))
/** So many ids fit, with room to spare. */
export const idsBytes = 512 * 1024

export const mostRows = 500

/** Part of a list: what comes after the row with this id, in the order of the list. */
export const part = { after: z.optional(Id), limit: z.optional(count(mostRows)) }

/** A whole number in an address. */
export function count(most: number): z.ZodMiniCodec<z.ZodMiniString, z.ZodMiniNumber> {
  return z.codec(z.string().check(z.regex(/^\d{1,7}$/)), z.number().check(z.minimum(0), z.maximum(most)), {
    decode: Number,
    encode: String,
  })
}

/** Whether a text is more than blanks and the sign zero, which no database keeps. */
export function saysSomething(text: string): boolean {
  return /[^\0\s]/.test(text)
}

/** A text that says something, and not in blanks alone. */
export function filled(most: number): z.ZodMiniString<string> {
  // An empty one is told of once.
  const isKept = (text: string) => text === '' || saysSomething(text)
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.refine<string>(isKept))
}

/** Yes in an address; no is to leave it out. */
export const Yes = z.optional(z.literal('true'))

/** What was typed to search. */
export const SearchText = z.optional(z.string().check(z.maxLength(500)))

/** How many were changed. */
export const Changed = z.object({ changed: z.number() })

/** A moment in UTC, to the millionth of a second at most: anything finer is rounded when it is stored, the last of the year 9999 to the year 10000. */
export const Moment = z.iso.datetime().check(z.maxLength(27))

/** A calendar day, or a moment. */
export const DayOrMoment = z.union([z.iso.date(), Moment])

/** One of the handles by which a fixed list names its entries in addresses. */
export function handlesOf<const Handle extends string>(
  list: readonly { readonly handle: Handle }[],
): z.ZodMiniEnum<{ [Each in Handle]: Each }> {
  return z.enum(list.map(({ handle }) => handle) as [Handle, ...Handle[]]) // our lists are never empty
}

const Entry = z.object({ id: z.number(), handle: z.string(), title: z.string() })
/** A fixed list beside the rows of an app: its folders and filters, or its labels. */
export const IconEntries = z.array(z.extend(Entry, { icon: z.string() }))
export const ColorEntries = z.array(z.extend(Entry, { color: z.string() }))
