import { publish } from '../../../platform/live.ts'
import type { Tx } from './board-tx.ts'

/** Tells everybody that a board has changed, and answers whoever changed it. */
export async function told<Answer>(tx: Tx, boardId: string, answer: Answer): Promise<Answer> {
  await publish(tx, { topic: 'scrumboard', key: boardId })
  return answer
}
