import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import { devices } from '../../order.ts'
import { statuses } from '../../statuses.ts'
import { DateAndCampaign } from './date-and-campaign.tsx'
import { statusIdsIn, valuesOf, withValue, type FilterName } from './order-filters.ts'
import { orderWords } from './order-words.ts'
import styles from '../list/list.module.css'
import { paymentMethods, paymentName } from './payment-methods.ts'
import { statusIcon } from './status-badge.tsx'
import { statusName } from './status-name.ts'
import type { OrdersView } from './use-orders-view.ts'

/** What the list can be narrowed by: several states, one way of paying, one device, days and campaign. */
export function OrderFilters({ view: { address, counts } }: { readonly view: OrdersView }): ReactNode {
  const texts = useTexts(orderWords)
  const { table, changeTable } = address
  const { status, payment, device, customerId } = valuesOf(table.filters)
  const chosen = statusIdsIn(status)
  const put = (id: FilterName, value: string): void => changeTable(withValue(table, id, value))
  const states = statuses.map(({ id }): MenuAction => {
    const isOn = chosen.includes(id)
    const next = isOn ? chosen.filter((each) => each !== id) : [...chosen, id].toSorted((one, other) => one - other)
    const count = counts?.byStatus[String(id)]
    const name = statusName(id, texts)
    return {
      id: String(id),
      title: count === undefined ? name : `${name} (${count})`,
      icon: statusIcon(id),
      isOn,
      run: () => put('status', next.join(',')),
    }
  })
  const oneOf = (name: FilterName, now: string, all: string, choices: readonly (readonly [string, string])[]): readonly MenuAction[][] => [
    [{ id: 'all', title: all, isOn: now === '', isChoice: true, run: () => put(name, '') }],
    choices.map(([value, title]) => ({ id: value, title, isOn: value === now, isChoice: true, run: () => put(name, value) })),
  ]
  const methods = [...new Set([...paymentMethods, ...(payment === '' ? [] : [payment])])]
  const statusTitle =
    chosen.length === 0
      ? texts.status
      : chosen.length === 1
        ? statusName(chosen[0] ?? 0, texts)
        : fill(texts.statusCount, { count: chosen.length })
  return (
    <>
      <FilterMenu title={statusTitle} groups={[states]} />
      <FilterMenu
        title={payment === '' ? texts.payment : paymentName(payment, texts)}
        groups={oneOf(
          'payment',
          payment,
          texts.allPayments,
          methods.map((method) => [method, paymentName(method, texts)]),
        )}
      />
      <FilterMenu
        title={devices.find((each) => each === device) ? texts[device as 'desktop'] : texts.device}
        groups={oneOf(
          'device',
          device,
          texts.allDevices,
          devices.map((each) => [each, texts[each]]),
        )}
      />
      <DateAndCampaign table={table} onChange={changeTable} />
      {customerId === '' ? null : <span className={styles.hint}>{texts.onlyCustomer}</span>}
    </>
  )
}

function FilterMenu({ title, groups }: { readonly title: string; readonly groups: readonly (readonly MenuAction[])[] }): ReactNode {
  return (
    <Menu
      align="start"
      trigger={
        <Button>
          <span className={styles.chosen}>{title}</span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
      groups={groups}
    />
  )
}
