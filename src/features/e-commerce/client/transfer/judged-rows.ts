import { fill } from '../../../../kit/texts.ts'
import type { CheckedRow } from '../../../../shell/parts/transfer/import-plan.ts'
import { portionsOf } from '../../../../shell/parts/transfer/slices.ts'
import type { RowFault } from '../../contract.ts'
import type { texts as words } from '../products/texts.ts'
import { fileFields } from '../../product-file.ts'
import { titleOfField } from './product-fields.ts'

/** A line of the file: the texts by the name of their field. */
export type ProductLine = Readonly<Record<string, string>>
type Verdict = { readonly faults: readonly RowFault[]; readonly updatedRows?: readonly number[] | undefined }
type Ask = (rows: readonly ProductLine[], firstRow: number) => Promise<Verdict>

/** So many lines go in one question. */
const linesAtOnce = 1000

/** The entries with what the server says about them; where it cannot be asked, none can be taken in. */
export async function judgedRows(
  checked: readonly CheckedRow<ProductLine>[],
  ask: Ask,
  texts: typeof words,
): Promise<readonly CheckedRow<ProductLine>[]> {
  const judged: CheckedRow<ProductLine>[] = []
  for (const some of portionsOf(checked, linesAtOnce)) {
    const lines = some.flatMap(({ outcome }) => (outcome.kind === 'row' ? [outcome.row] : []))
    const verdict = await ask(lines, some[0]?.line ?? 1).catch(() => undefined)
    judged.push(...some.map((row) => (verdict ? withVerdict(row, verdict, texts) : refused(row, texts.checkFailed))))
  }
  return judged
}

function withVerdict(row: CheckedRow<ProductLine>, { faults, updatedRows = [] }: Verdict, texts: typeof words): CheckedRow<ProductLine> {
  const own = faults.filter((fault) => fault.row === row.line)
  if (own.length > 0) return refused(row, own.map((fault) => faultSaid(fault, texts)).join(' '))
  return { ...row, fate: updatedRows.includes(row.line) ? 'changed' : 'new' }
}

function refused(row: CheckedRow<ProductLine>, message: string): CheckedRow<ProductLine> {
  return { ...row, fate: 'error', outcome: { kind: 'error', message } }
}

function faultSaid({ field, message }: RowFault, texts: typeof words): string {
  const known = fileFields.find((each) => each === field)
  const title = known === undefined ? field : titleOfField(known, texts)
  const sentences: Readonly<Record<string, string>> = {
    missing: texts.faultMissing,
    'not-a-number': texts.faultNumber,
    'too-large': texts.faultLarge,
    'too-long': texts.faultLong,
    twice: texts.faultTwice,
  }
  // Each of these sentences has exactly this one placeholder.
  return fill((sentences[message] ?? texts.faultWrong) as '{field}', { field: title })
}
