import { PackageX, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Product } from '../../product.ts'
import { useProduct } from '../products/product-queries.ts'
import { useProductChanges } from '../products/use-product-changes.ts'
import { productsPath } from '../shop-paths.ts'
import { productWords } from '../shop-words.ts'
import { ProductForm } from './product-form.tsx'
import { copyOf, emptyProduct, inputOf } from './product-rules.ts'

type ProductPlaceProps = {
  readonly productId: string
  /** It is only the model of a new one. */
  readonly isCopied?: boolean
}

export function NewProduct(): ReactNode {
  return <ProductForm product={undefined} start={emptyProduct} />
}

/** A product that is there: read, missing, in the bin, or open in its form. */
export function ProductPlace({ productId, isCopied = false }: ProductPlaceProps): ReactNode {
  const texts = useTexts(productWords)
  const query = useProduct(productId)
  const product = query.isPlaceholderData ? undefined : query.data?.product
  if (query.error !== null && isNotThere(query.error)) return <MissingProduct />
  if (!product) {
    return (
      <WorkspacePage title={texts.productDetail} place={`product ${productId}`}>
        {query.isError ? <LoadError title={texts.loadFailed} onRetry={() => void query.refetch()} /> : <LoadingBlock lines={8} />}
      </WorkspacePage>
    )
  }
  if (isCopied) {
    return <ProductForm key="copy" product={undefined} start={copyOf(product, fill(texts.copyOf, { name: product.name }))} />
  }
  if (product.removed !== null) return <BinnedProduct product={product} />
  return <ProductForm product={product} start={inputOf(product)} />
}

/** An address that is no id at all is answered as a mistake in the input. */
function isNotThere(error: Error): boolean {
  return error instanceof Problem && (error.code === 'not-found' || error.code === 'invalid-input')
}

function MissingProduct(): ReactNode {
  const texts = useTexts(productWords)
  const [, navigate] = useLocation()
  return (
    <WorkspacePage title={texts.missingTitle}>
      <EmptyState
        kind="never-used"
        icon={PackageX}
        title={texts.missingTitle}
        text={texts.missingText}
        action={<Button onClick={() => navigate(productsPath)}>{texts.toProducts}</Button>}
      />
    </WorkspacePage>
  )
}

function BinnedProduct({ product }: { readonly product: Product }): ReactNode {
  const texts = useTexts(productWords)
  const { bin } = useProductChanges()
  return (
    <WorkspacePage title={product.name} trail={[{ title: texts.title, path: productsPath }]}>
      <EmptyState
        kind="never-used"
        icon={Trash2}
        title={texts.binnedTitle}
        text={texts.binnedText}
        action={<Button onClick={() => bin({ ids: [product.id], name: product.name }, false)}>{texts.restore}</Button>}
      />
    </WorkspacePage>
  )
}
