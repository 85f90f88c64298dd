import type { Param } from '../url-state/params.ts'

export const pageSizes = [5, 10, 20, 25, 50, 100] as const

/** How many rows a page has, in the address. At first as many as fill a usual window. */
export const sizeParam: Param<number> = {
  otherwise: 25,
  read: (text) => pageSizes.find((size) => String(size) === text),
  write: String,
}
