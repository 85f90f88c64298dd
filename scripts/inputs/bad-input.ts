import { fc } from '@fast-check/vitest'
import { badJson, deepBodies, largeBodies, poisonedBodies, wrongShapes } from './bad-bodies.ts'
import { badKeys, badWork, brokenMessages, otherContent } from './bad-messages.ts'
import type { BadInput } from './post.ts'

/** What is wrong with the body, the type of it or the key: refused by every server. */
export const badInput: fc.Arbitrary<BadInput> = fc.oneof(
  { arbitrary: badJson, weight: 4 },
  { arbitrary: wrongShapes, weight: 8 },
  { arbitrary: poisonedBodies, weight: 2 },
  { arbitrary: deepBodies, weight: 1 },
  { arbitrary: largeBodies, weight: 1 },
  { arbitrary: otherContent, weight: 2 },
  { arbitrary: badKeys, weight: 2 },
  { arbitrary: brokenMessages, weight: 1 },
)

/** Good requests whose work is not: refused by a server that asks for work. */
export const badProof: fc.Arbitrary<BadInput> = badWork
