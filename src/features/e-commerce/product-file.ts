import { Product, type SavedProduct } from './product.ts'

// How products stand in a CSV file: one line for each, texts by the names of the fields. What is written can be read again.

const kinds = {
  id: 'text',
  name: 'text',
  handle: 'text',
  description: 'text',
  categories: 'words',
  tags: 'words',
  priceTaxExcl: 'number',
  priceTaxIncl: 'number',
  taxRate: 'number',
  comparedPrice: 'number',
  quantity: 'number',
  sku: 'text',
  width: 'number',
  height: 'number',
  depth: 'number',
  weight: 'number',
  extraShippingFee: 'number',
  active: 'yes-no',
} as const satisfies Partial<Record<keyof Product, 'text' | 'words' | 'number' | 'yes-no'>>
export type FileField = keyof typeof kinds
export const fileFields = Object.keys(kinds) as readonly FileField[] // its own keys

const fileFaults = ['missing', 'not-a-number', 'too-large', 'too-long', 'twice', 'wrong'] as const
export type FileFault = (typeof fileFaults)[number]
type Fault = { readonly field: FileField; readonly message: FileFault }
type ReadRow = { readonly product: Partial<SavedProduct>; readonly faults: readonly Fault[] }

export function asFileRow(product: Product): Readonly<Record<FileField, string>> {
  const cells = fileFields.map((field) => {
    const value = product[field]
    if (Array.isArray(value)) return [field, value.map((word) => word.replaceAll(';', String.raw`\;`)).join('; ')]
    return [field, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)]
  })
  return Object.fromEntries(cells) as Record<FileField, string> // one cell for each field
}

/** What a line says. A cell that is empty says nothing. */
export function readFileRow(row: Readonly<Record<string, string>>): ReadRow {
  const faults: Fault[] = []
  const product: Record<string, unknown> = {}
  for (const field of fileFields) {
    const text = row[field]?.trim() ?? ''
    if (text === '') continue
    const value = valueOf(kinds[field], text)
    const message = value === undefined ? (kinds[field] === 'number' ? 'not-a-number' : 'wrong') : faultOf(field, value)
    if (message === undefined) product[field] = value
    else faults.push({ field, message })
  }
  return { product, faults }
}

function valueOf(kind: (typeof kinds)[FileField], text: string): unknown {
  if (kind === 'text') return text
  if (kind === 'words') return wordsIn(text)
  if (kind === 'number') return numberIn(text)
  if (/^(yes|ja|true|1|x|aktiv|active|on)$/i.test(text)) return true
  return /^(no|nein|false|0|inaktiv|inactive|off)$/i.test(text) ? false : undefined
}

function wordsIn(text: string): readonly string[] {
  const words = text.split(/(?<!\\);/).map((word) => word.replaceAll(String.raw`\;`, ';').trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

/** As people here write amounts: `1'234.50`, `1234,5`, `CHF 12.–`. */
function numberIn(text: string): number | undefined {
  const plain = text
    .replace(/^(CHF|Fr\.?)\s*/i, '')
    .replace(/[.,][-–—]+$/, '')
    .replace(/['’\s\u00a0\u202f]/g, '')
    .replace(/^([^.]*),(\d+)$/, '$1.$2')
  return /^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : undefined
}

function faultOf(field: FileField, value: unknown): FileFault | undefined {
  const judged = Product.shape[field].safeParse(value)
  if (judged.success) return undefined
  const codes = judged.error.issues.map(({ code }) => code)
  if (!codes.includes('too_big')) return 'wrong'
  return typeof value === 'number' ? 'too-large' : 'too-long'
}
