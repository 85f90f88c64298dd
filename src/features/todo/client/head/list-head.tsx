import { ArrowDownNarrowWide, ArrowUpDown, ArrowUpNarrowWide } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { keysIn, valuesIn } from '../../../../kit/search-words.ts'
import { fill } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useTyped } from '../../../../shell/parts/filters/use-typed.ts'
import { QueryField } from '../../../../shell/parts/query/query-field.tsx'
import type { OfferedKey } from '../../../../shell/parts/query/query-suggestions.ts'
import { selectAll } from '../../../../shell/parts/selection/row-keys.ts'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import type { ChangeUrl } from '../../../../shell/parts/url-state/use-url-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { labels } from '../../lists.ts'
import { searchKeys, stateWords } from '../../search-keys.ts'
import { orders, type TodoAddress } from '../todo-address.ts'
import { todoWords } from '../todo-words.ts'
import styles from './list-head.module.css'

type ListHeadProps = {
  readonly address: TodoAddress
  readonly onChange: ChangeUrl<TodoAddress>
  readonly selection: SelectionModel
}

/** Above the list: select all, search, order. */
export function ListHead({ address, onChange, selection }: ListHeadProps): ReactNode {
  const texts = useTexts(todoWords)
  const { count, total, order: loaded, clear } = selection
  const isAll = count > 0 && count >= Math.min(total, loaded.length)
  const [text, type] = useTyped(address.q, (q) => onChange({ q }, 'replace'))
  return (
    <div className={styles.head} data-selecting={count > 0}>
      <span className={styles.all}>
        <CheckBox
          aria-label={texts.selectAll}
          isOn={isAll}
          isMixed={count > 0 && !isAll}
          disabled={loaded.length === 0}
          onChange={() => (isAll ? clear() : selectAll(selection))}
        />
      </span>
      <div className={styles.search}>
        <QueryField label={texts.search} value={text} onChange={type} keys={useOfferedKeys()} />
      </div>
      <OrderMenu address={address} onChange={onChange} />
    </div>
  )
}

function OrderMenu({ address: { order, direction }, onChange }: Omit<ListHeadProps, 'selection'>): ReactNode {
  const texts = useTexts(todoWords)
  const titles = { none: texts.orderNone, startDate: texts.orderStart, dueDate: texts.orderDue, title: texts.orderTitle }
  const isUp = direction === 'asc'
  return (
    <div className={styles.order}>
      <Menu
        trigger={
          <Button kind="quiet" className={styles.by} aria-label={fill(texts.orderNow, { order: titles[order] })}>
            <ArrowUpDown aria-hidden="true" />
            <span className={styles.words}>{order === 'none' ? texts.orderBy : titles[order]}</span>
          </Button>
        }
        groups={[
          orders.map((by) => ({ id: by, title: titles[by], isOn: by === order, isChoice: true, run: () => onChange({ order: by }) })),
        ]}
      />
      {order === 'none' ? null : (
        <IconButton
          name={isUp ? texts.ascending : texts.descending}
          icon={isUp ? ArrowDownNarrowWide : ArrowUpNarrowWide}
          onClick={() => onChange({ direction: isUp ? 'desc' : 'asc' })}
        />
      )}
    </div>
  )
}

/** What can be asked for by name, in the words of the reader. */
function useOfferedKeys(): readonly OfferedKey[] {
  const texts = useTexts(todoWords)
  const { language } = useLanguage()
  return useMemo(() => {
    const spoken = language === 'de' ? 'de' : 'en'
    const titles = { is: texts.keyIs, label: texts.keyLabel, due: texts.keyDue }
    const values = { is: valuesIn(stateWords, spoken), label: labels.map(({ handle }) => handle), due: 'days' } as const
    // The keys are those of `searchKeys`, in another order of their names.
    return keysIn(searchKeys, spoken).map((key) => ({
      ...key,
      title: titles[key.id as keyof typeof titles],
      values: values[key.id as keyof typeof values],
    }))
  }, [language, texts])
}
