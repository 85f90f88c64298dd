import { randomUUIDv7 } from 'node:crypto'
import type { ContactsTables } from '../../src/features/contacts/server/tables.ts'
import { addDays } from '../../src/kit/plain-date.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { germanGroups, germanPeople } from './contacts-people.de.ts'
import { samplePeople, type SampleContact } from './contacts-people.ts'
import { faceOf } from './faces.ts'

/** People a small trust company knows, some of them starred, some often written to, in three groups. */
export const contactsSample: Sample = async (tx, { workspaceId, accountId, today, language }) => {
  const db = tx.$extendTables<ContactsTables>()
  const wordsOf = ({ name, last_name }: SampleContact) => (language === 'de' ? germanPeople[`${name} ${last_name}`] : undefined)
  const people = samplePeople.map((person) => ({ ...person, ...wordsOf(person), id: randomUUIDv7() }))
  const day = (birthday: SampleContact['birthday']): string => {
    if (birthday === undefined || typeof birthday === 'string') return birthday ?? ''
    const soon = addDays(today, birthday.inDays).slice(4)
    return birthday.year === undefined ? `-${soon}` : `${birthday.year}${soon}`
  }
  await db
    .insertInto('contacts.contact')
    .values(
      people.map(({ birthday, isStarred: _star, uses: _uses, group: _group, ...fields }) => ({
        workspace_id: workspaceId,
        birthday: day(birthday),
        avatar: faceOf(`${fields.name} ${fields.last_name}`),
        ...fields,
      })),
    )
    .execute()
  const own = (contactId: string) => ({ workspace_id: workspaceId, account_id: accountId, contact_id: contactId })
  await db
    .insertInto('contacts.star')
    .values(people.filter(({ isStarred }) => isStarred).map(({ id }) => ({ ...own(id), passed_from: null })))
    .execute()
  await db
    .insertInto('contacts.use')
    .values(people.flatMap(({ id, uses }) => (uses === undefined ? [] : [{ ...own(id), uses }])))
    .execute()
  const groups = (['Friends', 'Clients', 'Recent Workers'] as const).map((group, index) => ({
    id: randomUUIDv7(),
    group,
    name: language === 'de' ? germanGroups[group] : group,
    position: index + 1,
  }))
  await db
    .insertInto('contacts.contact_group')
    .values(groups.map(({ group: _group, ...fields }) => ({ workspace_id: workspaceId, ...fields })))
    .execute()
  const members = groups.flatMap(({ id, group }) =>
    people.filter((person) => person.group === group).map((person) => ({ workspace_id: workspaceId, group_id: id, contact_id: person.id })),
  )
  await db.insertInto('contacts.group_member').values(members).execute()
}
