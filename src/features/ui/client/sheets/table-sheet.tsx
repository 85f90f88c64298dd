import { useMemo, useState, type ReactNode } from 'react'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { FilterBar } from '../../../../shell/parts/filters/filter-bar.tsx'
import { useSelection } from '../../../../shell/parts/selection/use-selection.ts'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { DataTable } from '../../../../shell/parts/table/data-table.tsx'
import type { DataTableProps } from '../../../../shell/parts/table/table-props.ts'
import { plainTable } from '../../../../shell/parts/table/table-state.ts'
import { useDataTable } from '../../../../shell/parts/table/use-data-table.ts'
import { useTableAddress } from '../../../../shell/parts/table/use-table-address.ts'
import { numberParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { Specimen } from '../specimen.tsx'
import { peopleColumns } from './people-columns.ts'
import { people, type Person } from './table-people.ts'

const size = { rows: numberParam(200) }
const few = people(6)
const nobody: readonly Person[] = []

export function Sheet(): ReactNode {
  return (
    <>
      <Specimen title="Everything, in the address: ?rows=10000 for many">
        <PeopleTable />
      </Specimen>
      <Specimen title="Short, without bar, selection and address">
        <StillTable name="Short" rows={few} />
      </Specimen>
      <Specimen title="No rows yet">
        <StillTable
          name="Nothing"
          rows={nobody}
          empty={<EmptyState kind="never-used" title="No people yet" text="Those you add show here." action={<Button>Add</Button>} />}
        />
      </Specimen>
      <Specimen title="Loading">
        <StillTable name="Loading" rows={nobody} status="loading" />
      </Specimen>
      <Specimen title="Failed">
        <StillTable name="People" rows={nobody} status="failed" onRetry={() => undefined} />
      </Specimen>
    </>
  )
}

function PeopleTable(): ReactNode {
  const formats = useFormats()
  const [{ rows: count }] = useUrlState(size)
  const [state, onChange] = useTableAddress()
  const rows = useMemo(() => people(Math.min(count, 20_000)), [count])
  const columns = useMemo(() => peopleColumns(formats), [formats])
  const table = useDataTable({ id: 'people', columns, rows, rowId, state, onChange })
  const order = useMemo(() => table.viewed.map(rowId), [table.viewed])
  const selection = useSelection({ order, filter: JSON.stringify([state.search, state.filters]) })
  return (
    <div style={{ width: '100%' }}>
      <FilterBar table={table} />
      <DataTable table={table} name="People" selection={selection} href={({ id }) => `/ui/table?person=${id}`} />
    </div>
  )
}

type StillTableProps = { readonly rows: readonly Person[] } & Pick<DataTableProps<Person>, 'name' | 'empty' | 'status' | 'onRetry'>

function StillTable({ rows, ...rest }: StillTableProps): ReactNode {
  const formats = useFormats()
  const [state, setState] = useState(plainTable)
  const columns = useMemo(() => peopleColumns(formats).slice(0, 4), [formats])
  const table = useDataTable({ id: 'still', columns, rows, rowId, state, onChange: setState })
  return <DataTable table={table} {...rest} />
}

function rowId({ id }: Person): string {
  return id
}
