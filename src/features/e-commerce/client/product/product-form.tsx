import { useEffect, useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTexts } from '../../../../shell/language.tsx'
import '../../../../shell/parts/form/field-scale.css'
import { formLabels } from '../../../../shell/parts/form/form-labels.ts'
import { FormSummary } from '../../../../shell/parts/form/form-summary.tsx'
import { SaveBar } from '../../../../shell/parts/save-bar/save-bar.tsx'
import { PageTabs } from '../../../../shell/parts/tabs/page-tabs.tsx'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import type { Product } from '../../product.ts'
import { useProductChanges } from '../products/use-product-changes.ts'
import { productPath, productsPath } from '../shop-paths.ts'
import { productWords } from '../shop-words.ts'
import { BasicTab } from './basic-tab.tsx'
import { ImagesTab } from './images-tab.tsx'
import { PricingTab } from './pricing-tab.tsx'
import { ProductHeading, ProductTools } from './product-head.tsx'
import type { ProductInput } from './product-rules.ts'
import styles from './product.module.css'
import { productParams, tabsWithFaults } from './product-tabs.ts'
import { InventoryTab, ShippingTab } from './stock-tabs.tsx'
import { useLeaving } from './use-leaving.ts'
import { useProductForm, type ProductForm as Model } from './use-product-form.ts'

type ProductFormProps = { readonly product: Product | undefined; readonly start: ProductInput }

/** One product, to look at and to change, saved as a whole. */
export function ProductForm({ product, start }: ProductFormProps): ReactNode {
  const texts = useTexts(productWords)
  const { bin } = useProductChanges()
  const [newId] = useState(() => crypto.randomUUID())
  const id = product?.id ?? newId
  const [saved, setSaved] = useState<Product>()
  const model = useProductForm({ id, product, start, onSaved: setSaved })
  const { form, isDirty, save, discard } = model
  const [isRemoved, setRemoved] = useState(false)
  useLeaving(isDirty, isRemoved ? productsPath : saved && productPath(saved))

  function remove(removed: Product): void {
    discard()
    setRemoved(true)
    bin({ ids: [removed.id], name: removed.name }, true)
  }

  const title = product?.name ?? texts.newProduct
  return (
    <formLabels.Provider start={`product-${id}`}>
      <FormProvider {...form}>
        <WorkspacePage
          title={title}
          heading={<ProductHeading />}
          place={`product ${id}`}
          trail={[{ title: texts.title, path: productsPath }]}
          actions={
            <ProductTools
              product={product}
              isDirty={isDirty}
              save={() => void save().catch(() => false)}
              onRemove={() => (product ? remove(product) : undefined)}
            />
          }
        >
          <form
            className={styles.card}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void save().catch(() => false)
            }}
          >
            <div className={styles.summary}>
              <FormSummary failures={model.failures} />
            </div>
            <FormTabs model={model} isNew={product === undefined} />
            {/* Enter in a field saves, as in every form; the buttons stand in the bar and beside the heading. */}
            <input type="submit" hidden />
          </form>
          <SaveBar isDirty={isDirty} save={save} discard={discard} />
        </WorkspacePage>
      </FormProvider>
    </formLabels.Provider>
  )
}

function FormTabs({ model: { form, failures, uploads }, isNew }: { readonly model: Model; readonly isNew: boolean }): ReactNode {
  const texts = useTexts(productWords)
  const [{ tab }, change] = useUrlState(productParams)
  const faulty = tabsWithFaults(form.formState.errors)
  const [first] = faulty
  // An attempt that failed leads to what has to be mended.
  useEffect(() => {
    if (failures > 0 && first !== undefined && !faulty.includes(tab)) change({ tab: first }, 'replace')
    // oxlint-disable-next-line react/exhaustive-deps -- once for each attempt
  }, [failures])
  const fault = (id: (typeof faulty)[number]): string | undefined => (faulty.includes(id) ? texts.tabFault : undefined)
  return (
    <PageTabs
      name={texts.productDetail}
      value={tab}
      areKept
      onChange={(next) => change({ tab: next }, 'replace')}
      tabs={[
        { id: 'basic', title: texts.tabBasic, fault: fault('basic'), content: <BasicTab isNew={isNew} /> },
        { id: 'images', title: texts.tabImages, fault: fault('images'), content: <ImagesTab uploads={uploads} /> },
        { id: 'pricing', title: texts.tabPricing, fault: fault('pricing'), content: <PricingTab /> },
        { id: 'inventory', title: texts.tabInventory, fault: fault('inventory'), content: <InventoryTab /> },
        { id: 'shipping', title: texts.tabShipping, fault: fault('shipping'), content: <ShippingTab /> },
      ]}
    />
  )
}
