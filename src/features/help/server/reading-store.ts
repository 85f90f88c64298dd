import { sql, type RawBuilder, type Transaction } from 'kysely'
import { answerFinder } from '../../../kit/find-answers.ts'
import type { InputOf } from '../../../kit/endpoint.ts'
import { nearWords } from '../../../kit/near-words.ts'
import { Problem } from '../../../kit/problem.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { listArticles, listQuestions } from '../contract.ts'
import type { Article, ArticleLine, ArticleLink, Category, Question, Vote } from '../help.ts'
import { excerptOf, plainText, readingMinutes } from '../rules.ts'
import { inLanguages, wordsFor } from '../search-language.ts'
import type { HelpTables } from './tables.ts'

type Tx = Transaction<HelpTables>

export const missing = (): Problem => new Problem('not-found', 'This text does not exist.')

const ownVote: RawBuilder<unknown> = sql`
  (select jsonb_build_object('isHelpful', v.is_helpful, 'comment', v.comment) from help.vote v
    where v.entry_id = p.id and v.account_id = platform.account())`
const place: RawBuilder<unknown> = sql`jsonb_build_object('id', p.section_id, 'title', p.section_title, 'handle', p.section_handle)`
/** The order of all lists for readers: section by section, as they were laid. */
const order: RawBuilder<unknown> = sql`section_position, section_id, position, id`

type QuestionRow = Omit<Question, 'updated'> & { readonly updated: Date }

export async function readQuestions(tx: Tx, { after, limit = 500 }: InputOf<typeof listQuestions>): Promise<Question[]> {
  const { rows } = await sql<QuestionRow>`
    select p.id, p.published_title as question, p.published_content as answer, p.language, p.updated_at as updated,
      jsonb_build_object('id', p.section_id, 'title', p.section_title) as topic, ${ownVote} as vote
    from help.own_published p where p.shelf = 'faq' and ${await later(tx, after)}
    order by ${order} limit ${limit}`.execute(tx)
  return rows.map((row) => ({ ...row, updated: row.updated.toISOString() }))
}

/** NOTE only categories that have something to read: the others are the business of those who write. */
export async function readCategories(tx: Tx): Promise<Category[]> {
  const { rows } = await sql<Category>`
    with numbered as (
      select *, row_number() over (partition by section_id order by (not is_featured), position, id) as place,
        count(*) over (partition by section_id) as count
      from help.own_published where shelf = 'knowledge-base'
    )
    select section_id as id, section_title as title, '/pages/knowledge-base' as path, section_handle as handle,
      max(count)::int as "articlesCount",
      jsonb_agg(jsonb_build_object('id', id, 'title', published_title, 'language', language, 'content', published_content)
        order by place) filter (where place <= 5) as "featuredArticles"
    from numbered group by section_id, section_title, section_handle, section_position
    order by section_position, section_id`.execute(tx)
  return rows
}

type LineRow = ArticleLink & { readonly content: string; readonly updated: Date; readonly category: Article['category'] }
const lineColumns: RawBuilder<unknown> = sql`
  p.id, p.published_title as title, p.language, p.published_content as content, p.updated_at as updated, ${place} as category`

export async function readArticles(tx: Tx, { category, q = '', after, limit = 100 }: InputOf<typeof listArticles>): Promise<ArticleLine[]> {
  const within = category === undefined ? [] : [sql`p.section_handle = ${category}`]
  const claims = sql.join([sql`p.shelf = 'knowledge-base'`, ...within], sql` and `)
  if (q.trim() !== '') return (await readFound(tx, { claims, q: storable(q), after, limit })).map(asLine)
  const { rows } = await sql<LineRow>`
    select ${lineColumns} from help.own_published p where ${claims} and ${await later(tx, after)}
    order by ${order} limit ${limit}`.execute(tx)
  return rows.map(asLine)
}

type Found = {
  readonly claims: RawBuilder<unknown>
  readonly q: string
  readonly after: string | undefined
  readonly limit: number
}

/** So many articles are put in order by how well they fit, by so much of their text each. */
const mostRanked = 100
const mostLetters = 5000
/** So many words are looked up as they may have been meant; each costs some hundred looks into the index. */
const mostSlips = 3

/**
 * The best first. All articles with a word of the question, one of the same meaning or one nearly written like that are scored by the same
 * weights as `answerFinder` has, above all by how few have the word: else the best might not be among those that it puts in order.
 * Articles that fit alike come by their titles.
 */
async function readFound(tx: Tx, { claims, q, after, limit }: Found): Promise<readonly LineRow[]> {
  if (after !== undefined) await checkThere(tx, after)
  const asked = wordsFor(q)
  if (asked.length === 0) return []
  const unusual = asked.filter(({ isUsual }) => !isUsual).map(({ typed }) => typed)
  const slips = new Set(unusual.toSorted((one, other) => other.length - one.length).slice(0, mostSlips))
  const words = asked.map(({ typed, meant }) => {
    const near = slips.has(typed) ? nearWords(typed).map((word) => `'${word}'`) : []
    return sql`(${typed}, ${asQuestion(typed)}, ${eitherOf(['', ...meant].map(asQuestion))},
      ${near.length === 0 ? asQuestion('') : sql`${near.join(' | ')}::tsquery`})`
  })
  const { rows } = await sql<LineRow & { readonly total: number }>`
    with asked (word, typed, meant, near) as materialized (values ${sql.join(words)}),
      looked as (select word, typed, meant, typed || meant || near as either from asked),
      total as (select count(*)::int as total from help.own_published p where ${claims}),
      hit as (
        select l.word, p.id, case
            when titled @@ typed then 2.5 when titled @@ meant then 1.75 when titled @@ either then 1.5
            when p.search @@ typed then 1 when p.search @@ meant then 0.7 else 0.6 end
          + 0.1 * ts_rank('{0, 0, 0.2, 1}', p.search, typed || meant) as fit
        from looked l join help.own_published p on p.search @@ l.either, ts_filter(p.search, '{a}') as titled where ${claims}
      ),
      worth as (select word, ln(1 + (select total from total)::float / count(*)) as worth from hit group by word),
      score as (select id, sum(fit * worth)::numeric(12, 6) as score from hit join worth using (word) group by id)
    select ${lineColumns}, total from score s join help.own_published p on p.id = s.id, total
    order by s.score desc, p.published_title, p.id limit ${mostRanked}`.execute(tx)
  const textsOf = ({ title, content }: LineRow) => ({ title, text: plainText(content).slice(0, mostLetters) })
  const found = answerFinder(inLanguages(rows), textsOf, { outOf: rows[0]?.total })(q)?.items ?? []
  const from = found.findIndex(({ id }) => id === after) + 1
  return after !== undefined && from === 0 ? [] : found.slice(from, from + limit)
}

const asQuestion = (word: string): RawBuilder<unknown> => sql`platform.search_question(${word})`
const eitherOf = (questions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(questions, sql` || `)

function asLine({ content, updated, ...line }: LineRow): ArticleLine {
  return { ...line, excerpt: excerptOf(content), minutes: readingMinutes(content), updated: updated.toISOString() }
}

type ArticleRow = LineRow & Pick<Article, 'previous' | 'next'> & { readonly vote: Vote | null }

export async function readArticle(tx: Tx, id: string): Promise<Article> {
  const link = sql`jsonb_build_object('id', n.id, 'title', n.published_title, 'language', n.language)`
  const { rows } = await sql<ArticleRow>`
    select ${lineColumns}, ${ownVote} as vote,
      (select ${link} from help.own_published n where n.section_id = p.section_id and (n.position, n.id) < (p.position, p.id)
        order by n.position desc, n.id desc limit 1) as previous,
      (select ${link} from help.own_published n where n.section_id = p.section_id and (n.position, n.id) > (p.position, p.id)
        order by n.position, n.id limit 1) as next
    from help.own_published p where p.id = ${id} and p.shelf = 'knowledge-base'`.execute(tx)
  const [row] = rows
  if (!row) throw missing()
  const { updated, ...article } = row
  return { ...article, updated: updated.toISOString(), minutes: readingMinutes(row.content), related: await readRelated(tx, row) }
}

/** Those that share words of the title, the neighbours left out: they are one step away already. */
async function readRelated(tx: Tx, { id, title, previous, next }: ArticleRow): Promise<Article['related']> {
  const words = [...new Set(title.match(/[\p{L}\p{N}]{5,}/gu) ?? [])]
  if (words.length === 0) return []
  const questions = eitherOf(words.map(asQuestion))
  const known = [id, previous?.id, next?.id].filter((each) => each !== undefined)
  const { rows } = await sql<Article['related'][number]>`
    select p.id, p.published_title as title, p.language, ${place} as category
    from help.own_published p, (select ${questions} as words) asked
    where p.shelf = 'knowledge-base' and p.search @@ asked.words and p.id <> all(${known}::uuid[])
    order by ts_rank('{0, 0, 0.2, 1}', p.search, asked.words) desc, p.id limit 3`.execute(tx)
  return rows
}

async function checkThere(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql`select from help.own_published where id = ${id}`.execute(tx)
  if (rows.length === 0) throw missing()
}

async function later(tx: Tx, after: string | undefined): Promise<RawBuilder<unknown>> {
  if (after === undefined) return sql`true`
  await checkThere(tx, after)
  return sql`(${order}) > (select ${order} from help.own_published where id = ${after})`
}
