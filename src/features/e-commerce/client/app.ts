import { ShoppingCart } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const loadProducts = () => import('./products-page.tsx')
const loadProduct = () => import('./product-page.tsx')
const loadOrders = () => import('./orders-page.tsx')
const loadOrder = () => import('./order-page.tsx')

export const eCommerceApp: AppEntry = {
  id: 'e-commerce',
  title: { en: 'E-commerce', de: 'Shop' },
  icon: ShoppingCart,
  path: '/apps/e-commerce',
  access: 'signed-in',
  group: 'applications',
  shape: 'table',
  keywords: 'shop products orders produkte bestellungen',
  goKey: 's',
  importer: { path: '/apps/e-commerce/products?dialog=import', files: 'CSV' },
  entries: [
    { id: 'products', title: { en: 'Products', de: 'Produkte' }, path: '/apps/e-commerce/products' },
    { id: 'orders', title: { en: 'Orders', de: 'Bestellungen' }, path: '/apps/e-commerce/orders' },
  ],
  loadCompanion: () => import('./companion.ts'),
  pages: [
    { path: '', load: loadProducts },
    { path: '/products', load: loadProducts },
    { path: '/products/:productId', load: loadProduct },
    { path: '/products/:productId/:handle', load: loadProduct },
    { path: '/orders', load: loadOrders },
    { path: '/orders/:orderId', load: loadOrder },
  ],
}
