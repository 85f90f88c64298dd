import * as z from 'zod/mini'
import { Id } from '../../kit/list-contract.ts'

const side = z.int().check(z.minimum(1), z.maximum(20_000))
const Title = z.string().check(z.trim(), z.maxLength(200))
const Alt = z.string().check(z.trim(), z.maxLength(500))

/** A photo or a video, with its size, so that its box stands before it comes. */
export const Medium = z.object({
  id: Id,
  type: z.enum(['photo', 'video']),
  title: z.string(),
  /** What it shows, for those who do not see it. */
  alt: z.string(),
  /** One of our own files. */
  address: z.string(),
  /** As servers call its kind, e.g. `image/png`. */
  mediaType: z.string(),
  width: side,
  height: side,
  time: z.iso.datetime(),
})
export type Medium = z.output<typeof Medium>

/** A file that was uploaded before. Its id may come from the browser. */
export const NewMedium = z.object({ id: Id, fileId: Id, title: Title, alt: Alt, width: side, height: side })
export type NewMedium = z.output<typeof NewMedium>

/** Spec: photos and videos of a month. */
export const Month = z.object({
  /** `2026-03` */
  id: z.string(),
  /** `March 2026` */
  name: z.string(),
  /** `5 photos`; the true number, also of those that have not been read yet. */
  info: z.string(),
  media: z.array(Medium),
  // --- beyond the spec
  photos: z.number(),
  videos: z.number(),
})
export type Month = z.output<typeof Month>
