import { type ReactNode } from 'react'
import { Link } from 'wouter'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { textParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { listPath } from '../orders/order-path.ts'
import { useOrder } from '../orders/order-queries.ts'
import { OrderHead } from './order-head.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { pageWords } from './page-words.ts'

const params = { list: textParam() }

/** The page of an order, in all its states. */
export function OrderPlace({ orderId }: { readonly orderId: string }): ReactNode {
  const texts = useTexts(pageWords)
  const [{ list }] = useUrlState(params)
  const query = useOrder(orderId)
  const order = query.data?.order
  const isGone = query.error instanceof Problem && query.error.code === 'not-found'
  const back = listPath(list)
  return (
    <WorkspacePage
      title={order ? fill(texts.titleOf, { reference: order.reference }) : texts.title}
      trail={[{ title: texts.orders, path: back }]}
      actions={order && !isGone ? <OrderHead order={order} list={list} isNew={query.isPlaceholderData} /> : undefined}
    >
      {isGone ? (
        <EmptyState kind="never-used" title={texts.gone} text={texts.goneText} action={<Link href={back}>{texts.backToList}</Link>} />
      ) : (
        <Loaded query={query} skeleton={<LoadingBlock lines={10} />} errorTitle={texts.loadFailed}>
          {(loaded) => <OrderSheet order={loaded.order} />}
        </Loaded>
      )}
    </WorkspacePage>
  )
}
