import { mostRows } from '../../../kit/list-contract.ts'

type Part = { readonly limit: number; readonly after?: string }

/** A whole list, read part by part, each after the last row of the one before. */
export async function readAll<Row extends { readonly id: string }>(
  readPart: (part: Part) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const all: Row[] = []
  for (let after: string | undefined; ;) {
    const some = await readPart({ limit: mostRows, ...(after === undefined ? {} : { after }) })
    all.push(...some)
    after = some.at(-1)?.id
    if (some.length < mostRows || after === undefined) return all
  }
}
