import { isOutsideTransaction } from '../src/platform/migrate-outside.ts'

/** A statement that would make people wait or break servers that are still running, and what to write instead. */
type Danger = { readonly statement: string; readonly reason: string }
type Rule = { readonly isBroken: (statement: string) => boolean; readonly reason: string }

const volatile = /\bdefault\s+(?:\w+\.)?(?:gen_random_uuid|clock_timestamp|random|timeofday|nextval|uuid\w*)\s*\(/
const hasPart = (part: RegExp) => (statement: string) => part.test(statement)

/** For tables that are there already; a table of the same file is empty and nobody knows it yet. */
const tableRules: readonly Rule[] = [
  { isBroken: hasPart(/\brename\b/), reason: 'renames what running servers ask for; add the new one and remove the old one later' },
  {
    isBroken: hasPart(/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/),
    reason: 'changes a type, which rewrites the table; add a column and fill it in batches',
  },
  {
    isBroken: hasPart(volatile),
    reason: 'gives each row a value of its own, which rewrites the table; add the column first and fill it in batches',
  },
  {
    isBroken: hasPart(
      /\badd\s+(?:column\s+)?(?:if not exists\s+)?\w+\s+[^,]*\b(?:generated\s+always|generated\s+by|(?:small|big)?serial)\b/,
    ),
    reason: 'computes a value for each row, which rewrites the table',
  },
  {
    isBroken: (statement) => addedColumns(statement).some((column) => /\bnot null\b/.test(column) && !/\bdefault\b/.test(column)),
    reason: 'asks for a value that the rows there do not have; add it with a default',
  },
  {
    isBroken: hasPart(/\badd\s+(?:constraint\s+\w+\s+)?(?:check|foreign key)\b(?!.*\bnot valid\b)/),
    reason: 'looks through the whole table under a lock; write NOT VALID, and VALIDATE in a file outside of a transaction',
  },
  {
    isBroken: hasPart(/\badd\s+(?:constraint\s+\w+\s+)?(?:primary key|unique)\b(?!\s+using\s+index)/),
    reason: 'builds an index under a lock; build it concurrently and add the constraint USING INDEX',
  },
  { isBroken: hasPart(/\bset\s+(?:logged|unlogged|tablespace|access method)\b/), reason: 'rewrites the table' },
]

/** For every statement, wherever it stands. */
const statementRules: readonly Rule[] = [
  { isBroken: hasPart(/^(?:cluster|vacuum\s+full|vacuum\s*\([^)]*full|lock\s+table)\b/), reason: 'locks the table as long as it takes' },
  { isBroken: hasPart(/^reindex\b(?!.*\bconcurrently\b)/), reason: 'locks the table as long as it takes; write CONCURRENTLY' },
  {
    isBroken: hasPart(/^alter\s+(?:type|schema|index|sequence|view|function)\b.*\brename\b/),
    reason: 'renames what running servers ask for',
  },
]

const mayStandAlone =
  /^(?:create\s+(?:unique\s+)?index\s+(?:concurrently\s+if\s+not\s+exists\s+\w+\s+on\s|if\s+not\s+exists\s+\w+\s+on\s+only\s)|drop\s+index\s+concurrently\s+if\s+exists\s|alter\s+index\s+\S+\s+attach\s+partition\s|alter\s+table\s+\S+\s+validate\s+constraint\s)/

/** What is dangerous in a migration; `earlier` are the texts of those before it. */
export function dangersOf(text: string, earlier: readonly string[]): readonly Danger[] {
  const statements = plainStatements(text)
  const own = new Set(
    statements.flatMap((statement) => /^create\s+(?:unlogged\s+)?table\s+(?:if not exists\s+)?(\S+)/.exec(statement)?.[1] ?? []),
  )
  const validated = [...earlier, text].join('\n').toLowerCase()
  const isOutside = isOutsideTransaction(text)
  return statements.flatMap((statement) =>
    reasonsFor(statement, { own, validated, isOutside }).map((reason) => ({ statement: statement.slice(0, 100), reason })),
  )
}

type Around = { readonly own: ReadonlySet<string>; readonly validated: string; readonly isOutside: boolean }

function reasonsFor(statement: string, { own, validated, isOutside }: Around): readonly string[] {
  if (isOutside) return mayStandAlone.test(statement) ? [] : ['cannot be repeated, so it may not stand outside of a transaction']
  const reasons = statementRules.filter(({ isBroken }) => isBroken(statement)).map(({ reason }) => reason)
  const [, table = ''] = /^alter\s+table\s+(?:if exists\s+)?(?:only\s+)?(\S+)/.exec(statement) ?? []
  if (table !== '' && !own.has(table)) {
    reasons.push(...tableRules.filter(({ isBroken }) => isBroken(statement)).map(({ reason }) => reason))
    for (const [, column = ''] of statement.matchAll(/\balter\s+(?:column\s+)?(\w+)\s+set\s+not\s+null\b/g))
      if (!validated.includes(`validate constraint ${column}_is_there`))
        reasons.push(`looks through the whole table under a lock; first add and validate a check called ${column}_is_there`)
  }
  const [, indexed = ''] =
    /^create\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?:if not exists\s+)?(?:\w+\s+)?on\s+(?:only\s+)?(\S+)/.exec(statement) ?? []
  if (indexed !== '' && !own.has(indexed))
    reasons.push('builds an index under a lock; build it concurrently, in a file outside of a transaction')
  return reasons
}

/** The parts of a statement that add a column, up to the next part. */
function addedColumns(statement: string): readonly string[] {
  return statement
    .split(/,\s*(?=(?:add|alter|drop)\b)/)
    .filter((part) => /\badd\s+(?!constraint|check|primary|unique|foreign|exclude)\w+/.test(part))
}

/** In small letters, without comments, strings and bodies of functions; what a DO block does counts. */
function plainStatements(text: string): readonly string[] {
  return text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .replaceAll(/\bdo\s+\$(\w*)\$\s*begin([\s\S]*?)\$\1\$/g, '$2')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '')
}
