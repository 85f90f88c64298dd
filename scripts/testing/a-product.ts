import type { Product } from '../../src/features/e-commerce/product.ts'

/** A made-up id that says which one it is. */
export function productId(number: number): string {
  return `5f1c7f0e-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export function aProduct(number: number, change: Partial<Product> = {}): Product {
  return {
    id: productId(number),
    name: `Print ${number}`,
    handle: `print-${number}`,
    description: '',
    categories: ['Prints'],
    tags: ['paper'],
    featuredImageId: null,
    images: [],
    priceTaxExcl: 10,
    priceTaxIncl: 11,
    taxRate: 10,
    comparedPrice: 0,
    quantity: 40,
    sku: `P-${number}`,
    width: 10,
    height: 10,
    depth: 1,
    weight: 0.2,
    extraShippingFee: 0,
    active: true,
    version: 1,
    changedAt: '2026-03-01T10:00:00.000Z',
    removed: null,
    ...change,
  }
}
