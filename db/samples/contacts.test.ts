import { expect, it } from 'vitest'
import { anAccount } from '../../scripts/testing/accounts.ts'
import { contactsOf, contactsUserOf } from '../../scripts/testing/contacts.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { ask } from '../../scripts/testing/workspaces.ts'
import { updateContact } from '../../src/features/contacts/contract.ts'
import { germanGroups, germanPeople } from './contacts-people.de.ts'
import { samplePeople } from './contacts-people.ts'
import { contactsSample } from './contacts.ts'

it('every job, note and group has its German words, none of them the English ones', () => {
  const withWords = samplePeople.filter((person) => person.job_title !== '' || person.notes !== '')

  expect(Object.keys(germanPeople)).toEqual(withWords.map((person) => `${person.name} ${person.last_name}`))
  for (const { name, last_name: lastName, job_title: job, notes } of withWords) {
    const german = germanPeople[`${name} ${lastName}`]
    expect([german?.job_title === undefined, german?.notes === undefined]).toEqual([job === '', notes === ''])
    expect([german?.job_title === job, german?.notes === notes]).toEqual([false, false])
  }
  for (const [english, german] of Object.entries(germanGroups)) expect(german).not.toBe(english)
})

it('a German workspace has the same people with German jobs, notes and groups', async () => {
  const server = await aServerForThisTest({ samples: [(tx, workspace) => contactsSample(tx, { ...workspace, language: 'de' })] })
  const account = await anAccount(server)

  const people = await contactsOf(server, account)
  const { groups } = await contactsUserOf(server, account)

  expect(people.map(({ name }) => name).toSorted()).toEqual(samplePeople.map(({ name }) => name).toSorted())
  expect(people.find(({ lastName }) => lastName === 'Käser')).toMatchObject({
    jobTitle: germanPeople['Karin Käser']?.job_title,
    notes: germanPeople['Karin Käser']?.notes,
  })
  expect(groups.map(({ name, contactIds }) => [name, contactIds.length])).toEqual([
    [germanGroups.Friends, 3],
    [germanGroups.Clients, 4],
    [germanGroups['Recent Workers'], 4],
  ])
})

it('somebody with a drawn face is saved as they were read; no other address of ours can be a picture', async () => {
  const server = await aServerForThisTest({ samples: [contactsSample] })
  const account = await anAccount(server)
  const contact = (await contactsOf(server, account)).find(({ lastName }) => lastName === 'Egger')
  const saveWith = async (avatar: string | undefined) =>
    (await ask(server, account, updateContact, { contact: { id: contact?.id, avatar } })).statusCode

  const saved = await saveWith(contact?.avatar)
  const others = await Promise.all(['/faces/../login', '/faces/2.svg', '/faces/02.svg?q', 'https://example.org/02.svg'].map(saveWith))

  expect(contact?.avatar).toBe('/faces/02.svg')
  expect([saved, ...others]).toEqual([200, 400, 400, 400, 400])
})
