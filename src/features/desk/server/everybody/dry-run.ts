import type { Kysely } from 'kysely'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import type { Terms, tryGeneral } from '../../everybody-contract.ts'
import type { Pass } from '../delivery/office-delivery-store.ts'
import { countStretch, type Alike, type Stretch } from './everybody-store.ts'

type DryRun = OutputOf<typeof tryGeneral>
type LegalForm = NonNullable<Terms['legalForm']>
type Found = Alike & { readonly legalForm: LegalForm }

/** Cases read by one statement: none of them takes long, however large the register is. */
const stretch = 50_000
const mostSamples = 6

/** What a general extension would do, from the register as it is now; nothing for who may not know. */
export async function dryRun<Tables>(db: Kysely<Tables>, pass: Pass, terms: Terms): Promise<DryRun | undefined> {
  const found: Found[] = []
  let total = 0
  for (const legalForm of terms.legalForm === null ? (['legal-entity', 'natural-person'] as const) : [terms.legalForm]) {
    let after: number | null = 0
    while (after !== null) {
      const read: Stretch | undefined = await countStretch(db, pass, terms, { legalForm, after, most: stretch })
      if (!read) return undefined
      total += read.walked
      found.push(...read.counts.map((alike) => ({ ...alike, legalForm })))
      after = read.walked < stretch ? null : read.last
    }
  }
  const raised = found.filter(({ deadline }) => deadline < terms.deadline)
  const counts = {
    total,
    matched: sumOf(found),
    raised: sumOf(raised),
    notOpen: sumOf(raised.filter(({ isOpen }) => !isOpen)),
    reminded: sumOf(raised.filter(({ isReminded }) => isReminded)),
  }
  return { counts, samples: samplesOf(raised, terms) }
}

function samplesOf(raised: readonly Found[], { deadline: newDeadline }: Terms): DryRun['samples'] {
  const kinds = Map.groupBy(raised, ({ legalForm, group, deadline }) => `${legalForm} ${group} ${deadline}`)
  return [...kinds.values()]
    .flatMap((alike) => {
      const [first] = alike
      return first
        ? [{ legalForm: first.legalForm, group: first.group, oldDeadline: first.deadline, newDeadline, count: sumOf(alike) }]
        : []
    })
    .toSorted((one, other) => other.count - one.count || (one.oldDeadline < other.oldDeadline ? -1 : 1))
    .slice(0, mostSamples)
}

function sumOf(found: readonly Alike[]): number {
  return found.reduce((sum, { count }) => sum + count, 0)
}
