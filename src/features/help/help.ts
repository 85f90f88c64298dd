import * as z from 'zod/mini'
import { filled, Id } from '../../kit/list-contract.ts'

/** Where a text stands: among the questions and answers, or among the articles. */
const shelves = ['faq', 'knowledge-base'] as const
export type Shelf = (typeof shelves)[number]
export const Shelf = z.enum(shelves)

const textLanguages = ['en', 'de'] as const
const Language = z.enum(textLanguages)

/** In the address of a category: small letters, digits and strokes. `edit` is the place of those who write. */
const handleShape = /^(?!edit$)[a-z0-9]+(?:-[a-z0-9]+)*$/
export const Handle = z.string().check(z.maxLength(60), z.regex(handleShape))

/** A topic of questions, or a category of articles. */
export const Section = z.object({ id: Id, shelf: Shelf, title: z.string(), handle: z.string() })
export type Section = z.infer<typeof Section>
export const SavedSection = z.object({ id: Id, shelf: Shelf, title: filled(80) })

/** What a reader said about a text. */
const Vote = z.object({ isHelpful: z.boolean(), comment: z.string() })
export type Vote = z.infer<typeof Vote>
const told = { language: Language, updated: z.iso.datetime(), vote: z.nullable(Vote) }

export const Question = z.object({
  id: Id,
  question: z.string(),
  /** HTML. */
  answer: z.string(),
  topic: z.object({ id: Id, title: z.string() }),
  ...told,
})
export type Question = z.infer<typeof Question>

const ArticleLink = z.object({ id: Id, title: z.string(), language: Language })
export type ArticleLink = z.infer<typeof ArticleLink>

export const Category = z.object({
  id: Id,
  title: z.string(),
  /** As the specification has it: the page of all categories. Its own page is below it, under the handle. */
  path: z.string(),
  handle: z.string(),
  articlesCount: z.number(),
  featuredArticles: z.array(z.extend(ArticleLink, { content: z.string() })),
})
export type Category = z.infer<typeof Category>

const Place = z.object({ id: Id, title: z.string(), handle: z.string() })
export const ArticleLine = z.extend(ArticleLink, {
  category: Place,
  excerpt: z.string(),
  minutes: z.number(),
  updated: z.iso.datetime(),
})
export type ArticleLine = z.infer<typeof ArticleLine>

export const Article = z.extend(ArticleLink, {
  /** HTML. */
  content: z.string(),
  category: Place,
  minutes: z.number(),
  ...told,
  previous: z.nullable(ArticleLink),
  next: z.nullable(ArticleLink),
  related: z.array(z.extend(ArticleLink, { category: Place })),
})
export type Article = z.infer<typeof Article>

const title = filled(200)
const content = z.string().check(z.maxLength(100_000))

/** A text as those who write see it: as it was last saved, which readers see once it is published. */
export const Entry = z.object({
  id: Id,
  shelf: Shelf,
  sectionId: Id,
  sectionTitle: z.string(),
  sectionHandle: z.string(),
  title: z.string(),
  content: z.string(),
  language: Language,
  isFeatured: z.boolean(),
  /** `changed`: readers see what was published before. */
  state: z.enum(['draft', 'published', 'changed']),
  updated: z.iso.datetime(),
  helpful: z.number(),
  unhelpful: z.number(),
  removed: z.nullable(z.iso.datetime()),
  version: z.number(),
})
export type Entry = z.infer<typeof Entry>

export const SavedEntry = z.object({
  id: Id,
  sectionId: Id,
  title,
  content,
  language: Language,
  isFeatured: z.boolean(),
  /** Told: refused where somebody else was faster. */
  version: z.optional(z.number()),
})
export type SavedEntry = z.infer<typeof SavedEntry>

/** One publication of a text, the newest with the highest number. */
export const Revision = z.object({
  number: z.number(),
  title: z.string(),
  content: z.string(),
  published: z.iso.datetime(),
  author: z.string(),
})
export type Revision = z.infer<typeof Revision>

/** What somebody said, without their name: nobody should have to weigh their words. */
export const Opinion = z.extend(Vote, { given: z.iso.datetime() })
export type Opinion = z.infer<typeof Opinion>
