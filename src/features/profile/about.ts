import * as z from 'zod/mini'
import { filled, Id } from '../../kit/list-contract.ts'

const line = (most = 200) => z.string().check(z.trim(), z.maxLength(most))
const lines = (most: number) => z.array(filled(200)).check(z.maxLength(most))

const General = z.object({
  gender: line(50),
  /** A true day of the calendar, or nothing. */
  birthday: z.nullable(z.iso.date()),
  locations: lines(10),
  about: line(2000),
  // --- beyond the spec
  /** The photo of one’s own that lies behind the name, or none. */
  cover: z.optional(z.nullable(Id)),
})
const Job = z.object({ company: filled(200), date: line(50) })
const Work = z.object({ occupation: line(), skills: lines(50), jobs: z.array(Job).check(z.maxLength(20)) })
const Contact = z.object({
  address: line(500),
  tel: lines(10),
  websites: z.array(line(500).check(z.regex(/^https?:\/\/[^\0\s]+$/))).check(z.maxLength(10)),
  emails: z.array(z.email().check(z.maxLength(254))).check(z.maxLength(10)),
})

/** What somebody tells about themselves. */
export const AboutChange = z.object({ general: General, work: Work, contact: Contact })
export type AboutChange = z.output<typeof AboutChange>

/** Spec: about. */
export const About = z.extend(AboutChange, {
  /** Boards whose cards they work on, and groups of the address book they are in. */
  groups: z.array(z.object({ id: Id, name: z.string(), category: z.enum(['board', 'group']), members: z.number() })),
  /** Everybody else in the workspace. */
  friends: z.array(z.object({ id: Id, name: z.string(), avatar: z.string() })),
  // --- beyond the spec
  /** Grows with each change. */
  version: z.number(),
})
export type About = z.output<typeof About>
