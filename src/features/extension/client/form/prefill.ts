import { fromDotted, type PlainDate } from '../../../../kit/plain-date.ts'
import { isPidTypable, periodsOnOffer } from '../../rules.ts'
import type { Prefill } from './draft.ts'

/** What a link may bring along. After `#` the same names never reach a server. */
const names = ['subjektid', 'periode', 'birth'] as const

type Address = { readonly search: string; readonly hash: string }

/** The valid part of what the address brings; the rest is passed over in silence. */
export function readPrefill({ search, hash }: Address, today: PlainDate): Prefill {
  const sources = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))]
  const [pid, period, birth] = names.map((name) => sources.map((source) => source.get(name)).find((value) => value) ?? '')
  const isOffered = periodsOnOffer(today)
    .map(String)
    .includes(period ?? '')
  const birthDate = fromDotted(birth ?? '')
  return {
    ...(pid && isPidTypable(pid) ? { pid } : {}),
    ...(isOffered ? { period: Number(period) } : {}),
    ...(birthDate ? { birth: birthDate } : {}),
  }
}

/** Whether the address brings anything for the form, valid or not. */
export function bringsPrefill({ search, hash }: Address): boolean {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))]
  return names.some((name) => query.has(name) || fragment.has(name))
}

/** Leads a page without script to its answer. Secret, and good for minutes only. */
export const answerParameter = 'antwort'

/** The address without anything personal or secret; nothing where there is nothing to take out. */
export function cleanAddress({ search, hash, pathname }: Address & { readonly pathname: string }): string | undefined {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))]
  if (!bringsPrefill({ search, hash }) && !query.has(answerParameter)) return undefined
  for (const name of [...names, answerParameter]) query.delete(name)
  const isPersonal = names.some((name) => fragment.has(name))
  return `${pathname}${query.size ? `?${query}` : ''}${isPersonal ? '' : hash}`
}
