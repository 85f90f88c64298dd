import type { Kysely, Transaction } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { publish } from '../../../platform/live.ts'
import type { NoTables } from '../../../platform/sample.ts'
import {
  addOrder,
  changeProducts,
  countOrders,
  countProducts,
  deleteOrders,
  deleteProducts,
  importProducts,
  listOrders,
  listProducts,
  listWords,
  readOrder,
  readProduct as readProductCall,
  removeOrders,
  removeProducts,
  restoreOrders,
  restoreProducts,
  saveProduct as saveProductCall,
  setOrderStatus,
  undoProductImport,
  unsetOrderStatus,
} from '../contract.ts'
import { binOrders, eraseOrders, unbinOrders } from './order-bin.ts'
import { countOfOrders, listOfOrders, readWholeOrder } from './order-list.ts'
import { putStatus, takeStatusBack } from './order-status.ts'
import { insertOrder } from './order-store.ts'
import { binProducts, eraseProducts, unbinProducts } from './product-bin.ts'
import { takeImportBack } from './product-import-undo.ts'
import { takeIn } from './product-import.ts'
import { countOfProducts, listOfProducts, readProduct, wordsOfProducts } from './product-list.ts'
import { saveProduct, storeProducts } from './product-store.ts'
import type { ShopTables, Tx } from './tables.ts'

type Needs = {
  readonly db: Kysely<ShopTables>
  /** How an account shows itself; the accounts know it. */
  readonly self: (tx: Transaction<NoTables>) => Promise<{ readonly name: string }>
}

const topic = 'shop'

/** The shop of a workspace: everybody in it sees and changes it. */
export function eCommerceRoutes(needs: Needs): readonly Route[] {
  return [...readingRoutes(needs), ...productRoutes(needs), ...orderRoutes(needs)]
}

function readingRoutes({ db }: Needs): readonly Route[] {
  return [
    workspaceRoute(listProducts, db, (wish, tx) => listOfProducts(tx, wish)),
    workspaceRoute(countProducts, db, (which, tx) => countOfProducts(tx, which)),
    workspaceRoute(listWords, db, (_input, tx) => wordsOfProducts(tx)),
    workspaceRoute(readProductCall, db, ({ productId }, tx) => readProduct(tx, productId)),
    workspaceRoute(listOrders, db, (wish, tx) => listOfOrders(tx, wish)),
    workspaceRoute(countOrders, db, (which, tx) => countOfOrders(tx, which)),
    workspaceRoute(readOrder, db, (wish, tx) => readWholeOrder(tx, wish)),
  ]
}

function productRoutes({ db }: Needs): readonly Route[] {
  return [
    workspaceRoute(saveProductCall, db, async (saved, tx) => {
      const product = await saveProduct(tx, saved)
      await told(tx, [product.id])
      return product
    }),
    workspaceRoute(changeProducts, db, async ({ products }, tx) => {
      const { changed, failed } = await storeProducts(tx, products, { mayAdd: false })
      if (changed.length > 0)
        await told(
          tx,
          changed.map(({ id }) => id),
        )
      return { changed: [...changed], failed: [...failed] }
    }),
    workspaceRoute(removeProducts, db, async ({ productIds: ids }, tx) => told(tx, ids, await binProducts(tx, ids))),
    workspaceRoute(restoreProducts, db, async ({ productIds: ids }, tx) => told(tx, ids, await unbinProducts(tx, ids))),
    workspaceRoute(deleteProducts, db, async ({ productIds: ids }, tx) => told(tx, ids, await eraseProducts(tx, ids))),
    workspaceRoute(importProducts, db, async (input, tx) => {
      const imported = await takeIn(tx, input)
      if (!input.isDry && imported.added + imported.updated > 0) await told(tx, [])
      return imported
    }),
    workspaceRoute(undoProductImport, db, async ({ importId }, tx) => told(tx, [], await takeImportBack(tx, importId))),
  ]
}

function orderRoutes({ db, self }: Needs): readonly Route[] {
  return [
    workspaceRoute(addOrder, db, async ({ order }, tx) => {
      const added = await insertOrder(tx, order, (await self(tx)).name)
      await told(tx, [added.id])
      return added
    }),
    workspaceRoute(setOrderStatus, db, async (wish, tx) => {
      const entryIds = await putStatus(tx, wish, (await self(tx)).name)
      return { ...(await told(tx, wish.orderIds, entryIds.length)), entryIds }
    }),
    workspaceRoute(unsetOrderStatus, db, async ({ entryIds }, tx) => {
      const { orderIds } = await takeStatusBack(tx, entryIds)
      return told(tx, orderIds, orderIds.length)
    }),
    workspaceRoute(removeOrders, db, async ({ orderIds: ids }, tx) => told(tx, ids, await binOrders(tx, ids))),
    workspaceRoute(restoreOrders, db, async ({ orderIds: ids }, tx) => told(tx, ids, await unbinOrders(tx, ids))),
    workspaceRoute(deleteOrders, db, async ({ orderIds: ids }, tx) => told(tx, ids, await eraseOrders(tx, ids))),
  ]
}

async function told(tx: Tx, ids: readonly string[], changed = ids.length): Promise<{ changed: number }> {
  const [first, ...others] = ids
  await publish(tx, { topic, key: first === undefined || others.length > 0 ? 'many' : first })
  return { changed }
}
