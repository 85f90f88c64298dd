import { dottedDate } from '../../../../kit/plain-date.ts'
import { fill, type Translated } from '../../../../kit/texts.ts'
import { taxpayerGroups, type TaxpayerGroup, type Terms } from '../../everybody-contract.ts'
import type { texts as original } from './texts.ts'

type Texts = Translated<typeof original>

const groupKeys = {
  employed: 'employed',
  'self-employed': 'selfEmployed',
  'legal-entity': 'legalEntity',
  limited: 'limited',
} as const satisfies Record<TaxpayerGroup, keyof Texts>

export function groupIn(texts: Texts, group: TaxpayerGroup): string {
  return texts[groupKeys[group]]
}

export function kindIn(texts: Texts, legalForm: Terms['legalForm']): string {
  if (legalForm === null) return texts.both
  return legalForm === 'natural-person' ? texts.person : texts.entity
}

/** Groups that a kind can have at all. */
export function groupsOf(legalForm: Terms['legalForm']): readonly TaxpayerGroup[] {
  if (legalForm === null) return taxpayerGroups
  return taxpayerGroups.filter((group) => group === 'limited' || (group === 'legal-entity') === (legalForm === 'legal-entity'))
}

/** Whom it concerns, in a line. */
export function concernsIn(texts: Texts, { legalForm, groups, from, to }: Pick<Terms, 'legalForm' | 'groups' | 'from' | 'to'>): string {
  const isEverybody = groupsOf(legalForm).every((group) => groups.includes(group))
  const named = isEverybody ? [texts.allGroups] : groups.map((group) => groupIn(texts, group))
  return fill(texts.concerns, {
    groups: [kindIn(texts, legalForm), ...named].join(', '),
    from: dottedDate(from),
    to: dottedDate(to),
  })
}
