import type { Transaction } from 'kysely'
import type { InputOf } from '../../../../kit/endpoint.ts'
import { Problem } from '../../../../kit/problem.ts'
import { isEverything, type Hit, type search } from '../../find-contract.ts'
import type { NoTables } from '../../../../platform/sample.ts'
import type { DossierIds } from './dossier-id.ts'
import type { Finders } from './finders.ts'

export type Question = Pick<InputOf<typeof search>, 'filters' | 'who' | 'after'>
export type Part = { readonly hits: readonly Hit[]; readonly next?: readonly string[] }
type Needs = { readonly canton: string; readonly finders: Finders; readonly ids: DossierIds }

export function refuseEverything({ filters, who }: Pick<Question, 'filters' | 'who'>): void {
  if (isEverything(filters, who)) throw new Problem('invalid-input', 'Say whom or what you are looking for: nobody is shown everything.')
}

/** One part of what a question finds. */
export async function findPart(tx: Transaction<NoTables>, needs: Needs, { filters, who, after }: Question): Promise<Part> {
  const { canton, finders, ids } = needs
  const pid = who.pid === undefined ? undefined : Number(who.pid)
  if (filters.kind === 'cases') {
    const { state, period } = filters
    const { hits, next } = await finders.cases(tx, canton, { pid, name: who.name, uid: who.uid, state, period }, after)
    return {
      hits: hits.map(({ pid: number, casePid, ...hit }) => {
        const dossier = ids.write({ legalForm: hit.legalForm, pid: casePid, period: hit.period })
        return { kind: 'case', ...hit, pid: String(number), dossier }
      }),
      ...(next ? { next } : {}),
    }
  }
  const { period, outcome, rule, from, until } = filters
  const question = { ...who, pid, period, outcome, rule, from, until }
  const { hits, next } = await finders.requests(tx, canton, question, after)
  return {
    hits: hits.map(({ pid: number, casePid, ...hit }) => {
      const dossier = ids.write({ legalForm: hit.legalForm, pid: casePid, period: hit.period })
      return { kind: 'request', ...hit, pid: String(number), dossier }
    }),
    ...(next ? { next } : {}),
  }
}

/** Whose values a part shows, as they are recorded. */
export function subjectsOf(hits: readonly Pick<Hit, 'legalForm' | 'pid'>[]): readonly string[] {
  return [...new Set(hits.map(({ legalForm, pid }) => `${legalForm} ${pid}`))]
}
