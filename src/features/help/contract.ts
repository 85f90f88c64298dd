import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Changed, Id, Ids, idsBytes, part, SearchText } from '../../kit/list-contract.ts'
import {
  Article,
  ArticleLine,
  Category,
  Entry,
  Handle,
  Opinion,
  Question,
  Revision,
  SavedEntry,
  SavedSection,
  Section,
  Shelf,
} from './help.ts'

const reading = { access: 'signed-in', method: 'GET' } as const
const change = { access: 'signed-in', method: 'POST' } as const
const bulk = { ...change, mostBytes: idsBytes } as const
const knowledgeBase = '/api/knowledge-base'
const writing = '/api/help'

export const listQuestions = endpoint({
  ...reading,
  path: '/api/faq',
  summary: 'Published questions with their answers, topic by topic, 500 at a time',
  input: z.object(part),
  output: z.array(Question),
})
export const listCategories = endpoint({
  ...reading,
  path: knowledgeBase,
  summary: 'Categories with how many articles they have and up to five featured ones',
  input: z.object({}),
  output: z.array(Category),
})
export const listArticles = endpoint({
  ...reading,
  path: `${knowledgeBase}/articles`,
  summary: 'Published articles of a category, or up to 100 that fit a question, the best first; 100 at a time',
  input: z.object({ category: z.optional(Handle), q: SearchText, ...part }),
  output: z.array(ArticleLine),
})
export const getArticle = endpoint({
  ...reading,
  path: `${knowledgeBase}/article`,
  summary: 'One published article with its neighbours and related ones',
  input: z.object({ id: Id }),
  output: Article,
})
export const giveVote = endpoint({
  ...change,
  path: `${writing}/vote`,
  summary: 'Says whether a published text helped, and why not; said again it takes the place of what was said before',
  input: z.object({ id: Id, isHelpful: z.nullable(z.boolean()), comment: z.string().check(z.maxLength(2000)) }),
  output: Changed,
})

export const entryViews = ['all', 'drafts', 'bin'] as const
export type EntryView = (typeof entryViews)[number]

export const listSections = endpoint({
  ...reading,
  path: `${writing}/sections`,
  summary: 'Topics or categories in their order, also those without a text',
  input: z.object({ shelf: Shelf }),
  output: z.array(Section),
})
export const saveSection = endpoint({
  ...change,
  path: `${writing}/sections/save`,
  summary: 'Renames a topic or category if its id exists, else adds it at the end; its address stays as it was made',
  input: z.object({ section: SavedSection }),
  output: Section,
})
export const listEntries = endpoint({
  ...reading,
  path: `${writing}/entries`,
  summary: 'Texts for those who write them, also drafts and those in the bin, the latest first; 50 at a time',
  input: z.object({ shelf: Shelf, view: z.optional(z.enum(entryViews)), q: SearchText, ...part }),
  output: z.array(Entry),
})
export const getEntry = endpoint({
  ...reading,
  path: `${writing}/entry`,
  summary: 'One text as it was last saved',
  input: z.object({ id: Id }),
  output: Entry,
})
export const saveEntry = endpoint({
  ...change,
  mostBytes: 512 * 1024,
  path: `${writing}/save`,
  summary: 'Updates a text if its id exists, else adds it as a draft; readers see its words once they are published',
  input: z.object({ entry: SavedEntry }),
  output: Entry,
})
export const publishEntry = endpoint({
  ...change,
  path: `${writing}/publish`,
  summary: 'Shows a text to readers as it was last saved, and keeps it in its history',
  input: z.object({ id: Id, version: z.optional(z.number()) }),
  output: Entry,
})
export const withdrawEntry = endpoint({
  ...change,
  path: `${writing}/withdraw`,
  summary: 'Hides a text from readers; it is a draft again',
  input: z.object({ id: Id }),
  output: Entry,
})
export const listRevisions = endpoint({
  ...reading,
  path: `${writing}/revisions`,
  summary: 'What a text was each time it was published, the newest first; the latest hundred',
  input: z.object({ id: Id }),
  output: z.array(Revision),
})
export const restoreRevision = endpoint({
  ...change,
  path: `${writing}/revisions/restore`,
  summary: 'Takes the words of an earlier publication over as the draft; readers see them once they are published',
  input: z.object({ id: Id, number: z.number() }),
  output: Entry,
})
export const listOpinions = endpoint({
  ...reading,
  path: `${writing}/opinions`,
  summary: 'What readers said about a text, without their names, the newest first; the latest hundred',
  input: z.object({ id: Id }),
  output: z.array(Opinion),
})

const entryIds = z.object({ entryIds: Ids })
export const removeEntries = endpoint({
  ...bulk,
  path: `${writing}/remove`,
  summary: 'Puts texts into the bin, where they stay for 30 days',
  input: entryIds,
  output: Changed,
})
export const restoreEntries = endpoint({
  ...bulk,
  path: `${writing}/restore`,
  summary: 'Brings texts back from the bin, published or not as they were',
  input: entryIds,
  output: Changed,
})
export const deleteEntries = endpoint({
  ...bulk,
  path: `${writing}/delete`,
  summary: 'Deletes texts in the bin for good',
  input: entryIds,
  output: Changed,
})
