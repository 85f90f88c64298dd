import type { Pool } from 'pg'
import { contactColumns } from '../../src/features/contacts/contact.ts'
import { filterModes } from '../../src/kit/table-filter.ts'
import { filters as mailFilters, folders, labels as mailLabels } from '../../src/features/mail/folders.ts'
import { filters as todoFilters, labels as todoLabels } from '../../src/features/todo/lists.ts'
import { dashboardCalls } from './dashboards.ts'
import type { Call } from './measure.ts'
import { frequentWord, rareWord } from './vocabulary.ts'

type Asked = Readonly<Record<string, string>>
type Fetch = (address: string) => Promise<unknown>

const mail = '/api/mail-app'
const todo = '/api/todo-app'
const contacts = '/api/contacts-app'
const notes = '/api/notes-app'

/** What people type: rare, frequent, several, and nothing. */
const words: Readonly<Record<string, string>> = {
  'a rare word': rareWord,
  'a frequent word': frequentWord,
  'the beginning of many words': 'ste',
  'two words': 'Frist Steuer',
  'two words, one rare': `${frequentWord} ${rareWord}`,
  'a phrase': '"bitte prüfen"',
  'a word and not another': `${rareWord} -Frist`,
  'a frequent word and not another': `${frequentWord} -invoice`,
  nothing: 'Xylophonstunde',
}

function addressOf(path: string, asked: Asked = {}): string {
  const query = new URLSearchParams(asked).toString()
  return query === '' ? path : `${path}?${query}`
}

function call(name: string, path: string, asked?: Asked): Call {
  return { name, addresses: [addressOf(path, asked)] }
}

function searches(app: string, path: string, operators: readonly string[], more: Asked = {}): readonly Call[] {
  return [
    ...Object.entries(words).map(([name, q]) => call(`${app}: search ${name}`, path, { ...more, q })),
    ...operators.map((q) => call(`${app}: search ${q}`, path, { ...more, q })),
  ]
}

/** The first page of a list, one from its middle and one from its end. */
async function pages(app: string, name: string, path: string, asked: Asked, ids: Ids): Promise<readonly Call[]> {
  const first = call(`${app}: ${name}`, path, asked)
  const rows = await ids()
  const after = (places: readonly number[]): readonly string[] =>
    places.flatMap((place) => rows[Math.floor(place)] ?? []).map((id) => addressOf(path, { ...asked, after: id }))
  if (rows.length < 400) return [first]
  const middle = [0.45, 0.5, 0.55].map((share) => rows.length * share)
  return [
    first,
    { name: `${app}: ${name}, from the middle`, addresses: after(middle) },
    { name: `${app}: ${name}, the end`, addresses: after([rows.length - 60]) },
  ]
}
type Ids = () => Promise<readonly string[]>

export async function benchCalls(pool: Pool, workspaceId: string, read: Fetch): Promise<readonly Call[]> {
  const ids =
    (from: string): Ids =>
    async () => {
      const { rows } = await pool.query<{ id: string }>(`select id from ${from.replace(' where ', ' where workspace_id = $1 and ')}`, [
        workspaceId,
      ])
      return rows.map(({ id }) => id)
    }
  return [
    ...(await mailCalls(ids)),
    ...(await todoCalls(ids)),
    ...(await contactCalls(ids, read)),
    ...(await noteCalls(ids, read)),
    ...dashboardCalls(),
  ]
}

const mailOperators =
  'from:meier|to:jäggi|subject:Rechnung|has:attachment|is:unread|is:starred|is:important|before:2024-01-01|after:yesterday|label:invoice|in:trash steuer|in:anywhere Frist|from:meier subject:tax is:unread|-from:meier -is:read'.split(
    '|',
  )

async function mailCalls(ids: (from: string) => Ids): Promise<readonly Call[]> {
  const list = `${mail}/mails`
  const calls: Call[] = []
  const latest = 'order by time desc, id desc'
  for (const { id, handle } of folders)
    calls.push(
      ...(await pages(
        'mail',
        `folder ${handle}`,
        list,
        { folderHandle: handle, brief: 'true' },
        ids(`mail.mail where folder = ${id} ${latest}`),
      )),
    )
  for (const { handle } of mailFilters)
    calls.push(
      ...(await pages(
        'mail',
        `filter ${handle}`,
        list,
        { filterHandle: handle, brief: 'true' },
        ids(`mail.mail where ${handle} and folder < 3 ${latest}`),
      )),
    )
  for (const { id, handle } of mailLabels)
    calls.push(
      ...(await pages(
        'mail',
        `label ${handle}`,
        list,
        { labelHandle: handle, brief: 'true' },
        ids(`mail.mail where labels @> '{${id}}' and folder < 3 ${latest}`),
      )),
    )
  return [
    ...calls,
    call('mail: inbox with whole messages', list),
    ...searches('mail', list, mailOperators, { brief: 'true' }),
    ...searches('mail, starred', list, [], { filterHandle: 'starred', brief: 'true' }).slice(0, 2),
    call('mail: counts', `${mail}/counts`),
    call('mail: states of a search', `${mail}/mail-states`, { q: rareWord }),
    { ...call('mail: states of the inbox', `${mail}/mail-states`), isWhole: true },
    call('mail: addresses', `${mail}/addresses`, { q: 'meie' }),
    call('mail: trusted senders', `${mail}/trusted-senders`),
    ...['folders', 'filters', 'labels'].map((name) => call(`mail: ${name}`, `${mail}/${name}`)),
  ]
}

async function todoCalls(ids: (from: string) => Ids): Promise<readonly Call[]> {
  const list = `${todo}/todos`
  const calls: Call[] = [...(await pages('todo', 'all', list, {}, ids('todo.todo where not deleted order by position, id')))]
  for (const { handle } of todoFilters) calls.push(call(`todo: filter ${handle}`, list, { filterHandle: handle }))
  for (const { handle } of todoLabels) calls.push(call(`todo: label ${handle}`, list, { labelHandle: handle }))
  for (const orderBy of ['startDate', 'dueDate', 'title'])
    for (const direction of ['asc', 'desc'])
      calls.push(
        ...(await pages(
          'todo',
          `by ${orderBy} ${direction}`,
          list,
          { orderBy, direction },
          ids('todo.todo where not deleted order by id'),
        )),
      )
  const operators = [
    'is:done',
    'is:open',
    'is:starred',
    'is:important',
    'is:overdue',
    'label:backend',
    'due:today',
    'due:<today',
    'is:open label:api Frist',
  ]
  return [
    ...calls,
    ...searches('todo', list, operators),
    call('todo: counts', `${todo}/counts`),
    call('todo: counts of a search', `${todo}/counts`, { q: frequentWord }),
    call('todo: counts of a rare search', `${todo}/counts`, { q: rareWord }),
    call('todo: whole list of a search', `${todo}/whole-list`, { q: rareWord }),
    { ...call('todo: whole list', `${todo}/whole-list`), isWhole: true },
    ...['folders', 'filters', 'labels'].map((name) => call(`todo: ${name}`, `${todo}/${name}`)),
  ]
}

async function contactCalls(ids: (from: string) => Ids, read: Fetch): Promise<readonly Call[]> {
  const list = `${contacts}/contacts`
  const user = (await read(`${contacts}/user`)) as { groups: readonly { id: string; name: string }[] } // its contract says so
  const calls: Call[] = [
    ...(await pages('contacts', 'all', list, {}, ids('contacts.contact where deleted_at is null order by list_key, name_key, id'))),
  ]
  for (const id of ['frequent', 'starred', 'bin']) calls.push(call(`contacts: ${id}`, list, { id }))
  for (const group of user.groups.filter(({ name }) => name.startsWith('Bench')))
    calls.push(call(`contacts: group ${group.name}`, list, { groupId: group.id }))
  for (const sort of [...contactColumns, ...contactColumns.map((column) => `-${column}`), 'company,-lastName', '-jobTitle,company,-email'])
    calls.push(...(await pages('contacts', `by ${sort}`, list, { sort }, ids('contacts.contact where deleted_at is null order by id'))))
  for (const mode of filterModes) {
    const filters = JSON.stringify([{ column: 'company', mode, text: 'Steuer' }])
    calls.push(
      call(`contacts: company ${mode}`, list, { filters }),
      call(`contacts: counts, company ${mode}`, `${contacts}/counts`, { filters }),
    )
  }
  const twice = JSON.stringify([
    { column: 'name', mode: 'starts', text: 'a' },
    { column: 'phone', mode: 'contains', text: '79 1' },
  ])
  const operators = [
    'company:steuer',
    'job:plan',
    'email:meier',
    'phone:"079 12"',
    'group:middle',
    'birthday:may',
    'is:starred',
    '079 123',
    '-company:steuer meier',
  ]
  return [
    ...calls,
    call('contacts: two filters and a sort', list, { filters: twice, sort: '-company' }),
    call('contacts: a jump to the middle', list, { skip: '10000', limit: '10' }),
    call('contacts: a jump to the end', list, { skip: '19000', limit: '10', sort: 'email' }),
    ...searches('contacts', list, [...operators, 'Müller', 'mull']),
    call('contacts: counts', `${contacts}/counts`),
    call('contacts: counts of a search', `${contacts}/counts`, { q: frequentWord }),
    call('contacts: counts of a rare search', `${contacts}/counts`, { q: rareWord }),
    call('contacts: whole list of a search', `${contacts}/whole-list`, { q: rareWord }),
    { ...call('contacts: whole list', `${contacts}/whole-list`), isWhole: true },
    ...['user', 'duplicates', 'birthdays'].map((name) => call(`contacts: ${name}`, `${contacts}/${name}`)),
  ]
}

async function noteCalls(ids: (from: string) => Ids, read: Fetch): Promise<readonly Call[]> {
  const list = `${notes}/notes`
  const labels = (await read(`${notes}/labels`)) as readonly { id: string; handle: string }[] // its contract says so
  const bench = labels.find(({ handle }) => handle === 'bench')?.id ?? ''
  const inOrder = 'order by not pinned, position, id'
  return [
    ...(await pages('notes', 'all', list, {}, ids(`notes.note where deleted_at is null ${inOrder}`))),
    ...(await pages('notes', 'view notes', list, { view: 'notes' }, ids(`notes.note where deleted_at is null and not archive ${inOrder}`))),
    ...['reminders', 'archive', 'bin'].map((view) => call(`notes: view ${view}`, list, { view })),
    call('notes: a label', list, { labelId: bench }),
    ...searches('notes', list, [
      'has:reminder',
      'has:checklist',
      'has:image',
      'color:blue',
      'is:pinned',
      'label:bench',
      'is:archived Frist',
    ]),
    call('notes: counts', `${notes}/counts`),
    call('notes: counts of a search', `${notes}/counts`, { q: frequentWord }),
    call('notes: due', `${notes}/due`),
    call('notes: labels', `${notes}/labels`),
  ]
}
