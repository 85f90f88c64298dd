import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectPath } from '../../src/main/project.ts'
import { samplePeople as chatPeople } from './chat-talks.ts'
import { samplePeople as contacts } from './contacts-people.ts'
import { samplePeople as customers } from './e-commerce-people.ts'
import { faceOf } from './faces.ts'
import { letters } from './mail-letters.ts'
import { samplePosts } from './profile-texts.ts'
import { sampleBoards } from './scrumboard-boards.ts'

const drawn = readdirSync(projectPath('public/faces')).map((name) => `/faces/${name}`)
const boardPeople = [...new Set(sampleBoards.flatMap(({ people }) => people))]
const lists: Readonly<Record<string, readonly string[]>> = {
  'people of the chat': chatPeople.map(([name]) => name),
  // One of them was written down twice, the second time without a picture.
  'people of the address book': contacts.map(({ name, last_name }) => `${name} ${last_name}`).filter((name) => name !== 'R. Ammann'),
  'people on boards': boardPeople,
  // Without organisations, who have no face.
  'people who write mail': [...new Set(letters.map(({ from }) => from))].filter((name) => chatPeople.some(([known]) => known === name)),
  'people who comment': [...new Set(samplePosts.flatMap(({ comments = [] }) => comments.map(({ by }) => by)))],
  'the first customers': customers.slice(0, drawn.length).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  'the people of chat, mail and boards together': [...chatPeople.map(([name]) => name), ...boardPeople],
}

it.each(Object.entries(lists))('%s have a face each, and no two of them the same', (_list, names) => {
  const faces = names.map(faceOf)

  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !drawn.includes(faceOf(name)))).toEqual([])
  expect(new Set(faces).size).toBe(names.length)
})

it('every face is worn, and people without one keep their initials', () => {
  const everybody = Object.values(lists).flat()

  expect(drawn.filter((face) => !everybody.some((name) => faceOf(name) === face))).toEqual([])
  expect([faceOf('Webshop Orders'), faceOf('R. Ammann'), faceOf('')]).toEqual(['', '', ''])
})
