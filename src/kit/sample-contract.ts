import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id } from './list-contract.ts'

/** Asked wherever people are listed, so that nobody takes a made-up person for a real one. */
export const listSamplePeople = endpoint({
  method: 'GET',
  path: '/api/home/sample-people',
  access: 'signed-in',
  summary: 'Which contacts and guests of boards came with the workspace as samples',
  input: z.object({}),
  output: z.object({ ids: z.array(Id) }),
})
