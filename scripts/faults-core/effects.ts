import { until, type Scene } from './scene.ts'
import type { Submissions } from './submissions.ts'

/** What became of acknowledged requests: in the database, and in the core system. */
export type Effects = {
  /** Seconds until everything was applied and confirmed; nothing where it was not. */
  readonly seconds: number | undefined
  readonly lost: number
  readonly notApplied: number
  readonly twice: number
}

/** Waits until the core system has applied every granted request and the product knows so, and counts. */
export async function effectsOf(scene: Scene, { acknowledged, granted }: Submissions, patience = 60): Promise<Effects> {
  const missing = (): Promise<number> => unheardOf(scene, granted)
  const isTold = async (): Promise<boolean> => (await missing()) === 0 && (await waiting(scene)) === 0
  const seconds = await until(isTold, patience)
  const [stored] = await scene.query<{ count: number }>('select count(*)::int as count from extension.request where reference = any ($1)', [
    acknowledged,
  ])
  return {
    seconds,
    lost: acknowledged.length - (stored?.count ?? 0),
    notApplied: await missing(),
    twice: (await scene.core().counts()).twice,
  }
}

/** How many of these the core system has not applied. */
export async function unheardOf(scene: Scene, references: readonly string[]): Promise<number> {
  const applied = new Set((await scene.core().entries()).map(({ reference }) => reference))
  return references.filter((reference) => !applied.has(reference)).length
}

async function waiting({ query }: Scene): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select (select count(*) from extension.outbox) + (select count(*) from extension.delivery where state = 'waiting') as count`,
  )
  return Number(row?.count)
}

export function isWhole({ seconds, lost, notApplied, twice }: Effects): boolean {
  return seconds !== undefined && lost === 0 && notApplied === 0 && twice === 0
}

export function shown({ seconds, lost, notApplied, twice }: Effects): string {
  return `all confirmed ${seconds === undefined ? 'NEVER' : `after ${seconds.toFixed(1)} s`}, ${lost} lost, ${notApplied} not applied, ${twice} twice`
}
