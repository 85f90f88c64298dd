export const productsPath = '/apps/e-commerce/products'
export const ordersPath = '/apps/e-commerce/orders'
export const newProductPath = `${productsPath}/new`

export function productPath({ id, handle }: { readonly id: string; readonly handle: string }): string {
  return handle === '' ? `${productsPath}/${id}` : `${productsPath}/${id}/${handle}`
}
