import type { ImportField } from '../../../../shell/parts/transfer/mapping.ts'
import { fileFields, type FileField } from '../../product-file.ts'
import type { texts as words } from '../products/texts.ts'

const aliases: Readonly<Partial<Record<FileField, readonly string[]>>> = {
  name: ['Title', 'Product', 'Produkt', 'Bezeichnung', 'Titel'],
  sku: ['Variant SKU', 'Artikelnummer', 'Article number', 'Art.-Nr.'],
  handle: ['Slug', 'URL handle'],
  description: ['Body', 'Body (HTML)', 'Text', 'Beschreibung'],
  categories: ['Category', 'Product Category', 'Kategorie', 'Kategorien', 'Type'],
  tags: ['Tag', 'Schlagworte', 'Stichworte'],
  priceTaxExcl: ['Net price', 'Nettopreis', 'Price excl. tax'],
  priceTaxIncl: ['Price', 'Gross price', 'Variant Price', 'Preis', 'Bruttopreis'],
  taxRate: ['Tax', 'VAT', 'MwSt', 'Steuersatz'],
  comparedPrice: ['Compare at price', 'Variant Compare At Price', 'Vergleichspreis'],
  quantity: ['Stock', 'Qty', 'Inventory', 'Variant Inventory Qty', 'Lager', 'Bestand', 'Menge'],
  active: ['Status', 'Published', 'Aktiv'],
  weight: ['Weight (kg)', 'Gewicht'],
}

export function titleOfField(field: FileField, texts: typeof words): string {
  return field === 'sku' ? texts.sku : texts[`field-${field}`]
}

export function importFields(texts: typeof words): readonly ImportField[] {
  return fileFields.map((id) => ({
    id,
    title: titleOfField(id, texts),
    aliases: aliases[id] ?? [],
    ...(id === 'name' ? { isRequired: true } : {}),
  }))
}
