import pg from 'pg'
import { kinds } from '../../src/features/search/kinds.ts'
import { seededRandom, type Random } from '../crash/seeded-random.ts'
import type { Call } from './measure.ts'
import type { Bench, Part } from './part.ts'
import { printedCosts } from './search-costs.ts'
import { printedTyping } from './typists.ts'
import { aPerson, rareWord, someWords } from './vocabulary.ts'

const rowsAtOnce = 10_000
/** Making words of a text takes longest. */
const timesEachText = 10
/** Stands in every twenty-fifth entry. */
const wordOfMany = 'Hagelschaden'
const secondOfMany = 'Kostendach'

/** A million entries of all kinds in one workspace; and what keeping the index costs those who write. */
export const searchPart: Part = { topics: ['search'], fill: fillSearch, calls: searchCalls, besides }

async function besides(bench: Bench, token: string): Promise<string> {
  return `${await printedTyping(bench.base, token, bench.owner)}\n${await printedCosts(bench)}`
}

async function fillSearch(bench: Bench): Promise<string> {
  const { databaseUrl, workspaceId, accountId, share } = bench
  const entries = 1_000_000 * share
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  client.on('error', () => {}) // after a failed query the server ends under it; the failure of the query is what counts
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'")
  // Filled without its indexes, which are made at the end: a million entries that come one by one take as many minutes.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'search' and indexname <> 'entry_pkey'`,
  )
  for (const { name } of indexes) await client.query(`drop index search.${name}`)
  await client.query('create temp table made_text (title text, body text, words tsvector)')
  const random = seededRandom(4711)
  for (let from = 0; from < entries / timesEachText; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, entries / timesEachText - from) }, (_, at) => aText(random, from + at))
    await client.query(texts, [JSON.stringify(rows)])
  }
  for (let time = 0; time < timesEachText; time += 1) await client.query(insertion, [workspaceId, accountId, kinds])
  for (const { definition } of indexes) await client.query(definition)
  await client.query('vacuum analyze search.entry')
  await client.end()
  return `${entries} entries of search`
}

function aText(random: Random, place: number): Readonly<Record<string, string>> {
  const { name, lastName } = aPerson(random)
  const many = place % 25 === 7 ? ` ${wordOfMany}` : ''
  const others = place % 25 === 7 || place % 40 === 3 ? ` ${secondOfMany}` : ''
  const rare = place === 77 ? ` ${rareWord}` : ''
  return { title: someWords(random, 3, 7), body: `${name} ${lastName} · ${someWords(random, 8, 30)}${many}${others}${rare}` }
}

const texts = `
  insert into made_text select title, body, setweight(platform.search_words(title), 'A') || setweight(platform.search_words(body), 'B')
  from jsonb_to_recordset($1::jsonb) as (title text, body text)`

// Every third is of one account alone, every ninth of somebody else; some kinds are more frequent than others.
const insertion = `
  insert into search.entry (workspace_id, source, owner_id, id, kind, readers, title, body, url, changed_at, words)
  select $1, 'bench', search.nobody(), gen_random_uuid(), w.kind, w.readers, title, body, '/apps/notes',
    now() - floor(random() * 2000000) * interval '1 minute', words || search.marks($1, w.readers, w.kind)
  from (select *, random() as chance, random() as share from made_text) as t
    cross join lateral (select ($3::text[])[1 + floor(chance * chance * 16)::int] as kind, case when share < 0.11 then array[gen_random_uuid()]
      when share < 0.33 then array[$2::uuid] else array[search.everybody()] end as readers) as w`

const limit = 150

async function searchCalls(): Promise<readonly Call[]> {
  const ask = (path: string, name: string, ...asked: readonly Readonly<Record<string, string>>[]): Call => ({
    name: `search: ${name}`,
    addresses: asked.map((each) => `${path}?${new URLSearchParams(each).toString()}`),
    limit,
  })
  const both = (name: string, ...asked: readonly Readonly<Record<string, string>>[]): readonly Call[] => [
    ask('/api/search', name, ...asked),
    ask('/api/search/summary', `${name}, counted`, ...asked),
  ]
  const typed = (word: string) => Array.from(word, (_, at) => ({ q: word.slice(0, at + 1) }))
  return [
    ...both('nothing yet', {}),
    ...both('a rare word', { q: rareWord }),
    ...both('a word in 4 % of all', { q: wordOfMany }),
    ...both('a word in a fifth of all', { q: 'Rechnung' }),
    ...both('two words', { q: `${wordOfMany} ${secondOfMany}` }, { q: 'Rechnung Lieferung' }, { q: `Müller ${wordOfMany}` }),
    ...both('three words', { q: 'Rechnung Lieferung Montag' }, { q: `${wordOfMany} Zahlung Frist` }),
    ...both('a word that is nowhere', { q: 'Xylophonstunde', literally: 'true' }),
    ask('/api/search', 'while «Hagelschaden» is typed', ...typed(wordOfMany)),
    ask('/api/search', 'while «Rechnung» is typed', ...typed('Rechnung')),
    ...both('of one kind', { q: wordOfMany, kind: 'mail' }, { q: wordOfMany, kind: 'posts' }, { q: 'Steuerrechnung', kind: 'notes' }),
    ...both('a phrase', { q: '"Rechnung Zahlung"' }),
    ...both('without a word', { q: `${wordOfMany} -Rechnung` }),
    ...both('before a day', { q: `${wordOfMany} before:2025-06-01` }),
    ...both('a slip of the pen', { q: 'Hagelschadne' }, { q: 'Quittenkompptt' }, { q: `Rechnung Hagelshaden` }),
    ask('/api/search', 'the third page', { q: wordOfMany, page: '3' }),
  ]
}
