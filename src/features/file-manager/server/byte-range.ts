import type { FilePart } from '../../../kit/endpoint.ts'

/** Which part of so many bytes is asked for. What is not one plain range asks for all of it, as RFC 9110 has it. */
export function partOf(range: string | undefined, whole: number): FilePart | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return Number(last) === 0 || whole === 0 ? 'none' : { first: Math.max(0, whole - Number(last)), last: whole - 1, whole }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= whole) return 'none'
  return { first: Number(first), last: last === '' ? whole - 1 : Math.min(Number(last), whole - 1), whole }
}
