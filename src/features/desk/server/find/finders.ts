import type { Transaction } from 'kysely'
import type { Dossier, Filters, Happening, Hit } from '../../find-contract.ts'
import type { NoTables } from '../../../../platform/sample.ts'
import type { DossierKey } from './dossier-id.ts'

type Tx = Transaction<NoTables>
type Found<Each> = { readonly hits: readonly Each[]; readonly next?: readonly string[] }
type Numbered<Each> = Each extends { readonly pid: string } ? Omit<Each, 'pid'> & { readonly pid: number } : Each

type PersonQuestion = {
  readonly pid?: number | undefined
  readonly name?: string | undefined
  readonly uid?: string | undefined
  readonly period?: number | undefined
}
type OfHit<Kind extends Hit['kind']> = Omit<Extract<Hit, { kind: Kind }>, 'kind' | 'dossier' | 'pid'> & {
  readonly pid: number
  readonly casePid: number
}

/** What the register and the requests can be asked; `main` hands it over from the feature that keeps them. */
export type Finders = {
  readonly cases: (
    tx: Tx,
    canton: string,
    question: PersonQuestion & { readonly state?: Filters['state'] },
    after?: readonly string[],
  ) => Promise<Found<OfHit<'case'>>>
  readonly requests: (
    tx: Tx,
    canton: string,
    question: PersonQuestion &
      Pick<Filters, 'outcome' | 'rule'> & {
        readonly reference?: string | undefined
        readonly from?: string | undefined
        readonly until?: string | undefined
      },
    after?: readonly string[],
  ) => Promise<Found<OfHit<'request'>>>
  readonly history: (tx: Tx, canton: string, key: DossierKey) => Promise<CaseHistory>
}

/** A dossier as it is read, with numbers as numbers. */
type CaseHistory = {
  readonly persons: readonly (Omit<Dossier['persons'][number], 'pid'> & { readonly pid: number })[]
  readonly now: Dossier['now']
  readonly happenings: readonly Numbered<Happening>[]
  readonly configurations: Readonly<Dossier['configurations']>
}
