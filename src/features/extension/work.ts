import { isPlainDate, type PlainDate } from '../../kit/plain-date.ts'

/** Work a browser has done for one request: the number it searched for, and the day it was done. */
export type Work = { readonly day: PlainDate; readonly nonce: number }

/** What is hashed. The key ties the work to one request, the day keeps it from being done long before. */
export function workMessage({ day, nonce }: Work, key: string): string {
  return `${day}:${key}:${nonce}`
}

export function writeWork({ day, nonce }: Work): string {
  return `${day}:${nonce}`
}

/** One number has one spelling, so that nobody shows the same work twice in different clothes. */
const shape = /^([\d-]{10}):(0|[1-9]\d{0,14})$/

export function readWork(text: string): Work | undefined {
  const [, day = '', nonce] = shape.exec(text) ?? []
  return isPlainDate(day) ? { day, nonce: Number(nonce) } : undefined
}

/** How many zero bits a hash begins with: each more doubles the work of finding it. */
export function leadingZeroBits(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte !== 0)
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24
}
