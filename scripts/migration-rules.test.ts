import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectPath } from '../src/main/project.ts'
import { dangersOf } from './migration-rules.ts'

const folder = projectPath('db/migrations')
const names = readdirSync(folder).toSorted()
const textOf = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8')
const reasonsOf = (text: string, earlier: readonly string[] = []): string =>
  dangersOf(text, earlier)
    .map(({ reason }) => reason)
    .join('\n')

// Earlier ones ran before there was this rule, on tables without a row.
it.each(names.filter((name) => name >= '0042'))('%s makes nobody wait', (name) => {
  const earlier = names.filter((other) => other < name).map(textOf)

  expect(dangersOf(textOf(name), earlier)).toEqual([])
})

describe('refuses', () => {
  it.each([
    ['create index big on extension.request (wish);', 'builds an index'],
    ['CREATE UNIQUE INDEX ON extension.request (wish);', 'builds an index'],
    ['create index concurrently if not exists big on extension.request (wish);', 'outside of a transaction'],
    ['alter table extension.request rename column wish to hope;', 'renames'],
    ['alter table extension.request rename to wishes;', 'renames'],
    ['alter table extension.request alter column wish type text;', 'changes a type'],
    ['alter table extension.request alter wish set data type text using wish::text;', 'changes a type'],
    ['alter table extension.request add column mark uuid not null default gen_random_uuid();', 'rewrites'],
    ['alter table extension.request add column place bigint generated always as identity;', 'rewrites'],
    ['alter table extension.request add column a int, add column mark text not null;', 'with a default'],
    ['alter table extension.request alter column message set not null;', 'message_is_there'],
    ['alter table extension.request add constraint late check (wish > received_at);', 'NOT VALID'],
    ['alter table extension.request add check (wish > received_at);', 'NOT VALID'],
    ['alter table extension.request add constraint one unique (reference);', 'USING INDEX'],
    ['alter table extension.request set tablespace fast;', 'rewrites'],
    ['do $$ begin alter table extension.request rename column wish to hope; end $$;', 'renames'],
    ['lock table extension.request;', 'as long as it takes'],
    ['vacuum full extension.request;', 'as long as it takes'],
    ['-- Outside of a transaction: more\nupdate extension.request set rule = rule;', 'cannot be repeated'],
    ['-- Outside of a transaction: more\ncreate index concurrently big on extension.request (wish);', 'cannot be repeated'],
  ])('%s', (text, reason) => {
    expect(reasonsOf(text)).toContain(reason)
  })
})

describe('allows', () => {
  it.each([
    [
      'create table extension.fresh (id int);\ncreate index fresh_id on extension.fresh (id);\nalter table extension.fresh add primary key (id);',
    ],
    ["alter table extension.request add column mark text not null default '', add column more int;"],
    ['alter table extension.request add constraint late check (wish > received_at) not valid;'],
    ['-- Outside of a transaction: more\nalter table extension.request validate constraint late;'],
    ['create function extension.x() returns void language plpgsql as $$ begin\n lock table extension.request; end $$;'],
    ['-- alter table extension.request rename to other;\nselect 1;'],
  ])('%s', (text) => {
    expect(reasonsOf(text)).toBe('')
  })

  it('a column that must be there, once a validated check says that it is', () => {
    const earlier = ['alter table extension.request validate constraint message_is_there;']

    expect(reasonsOf('alter table extension.request alter column message set not null;', earlier)).toBe('')
  })
})

it('finds the plain index of 0039, which stands on a table that is never large', () => {
  expect(reasonsOf(textOf('0039_desk_decide.sql'))).toContain('builds an index')
})
