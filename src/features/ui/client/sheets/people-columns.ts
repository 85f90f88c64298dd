import type { Formats } from '../../../../kit/formats.ts'
import type { Column } from '../../../../shell/parts/table/column.ts'
import type { Person } from './table-people.ts'

/** All kinds of values: texts, an empty one, a day, a count and an amount. */
export function peopleColumns({ date, number }: Formats): readonly Column<Person>[] {
  // Dotted days say nothing about now.
  const day = (since: string): string => date(since, 'dotted', new Date(0))
  const inFrancs = (cents: number): string => number(cents / 100, 2)
  return [
    { id: 'name', title: 'Name', value: ({ name }) => name, width: 180 },
    { id: 'company', title: 'Company', value: ({ company }) => company, width: 180 },
    { id: 'job', title: 'Job title', value: ({ job }) => job, width: 130 },
    { id: 'city', title: 'City', value: ({ city }) => city, width: 110 },
    { id: 'email', title: 'Email', value: ({ email }) => email, width: 240, isHiddenAtFirst: true },
    { id: 'phone', title: 'Phone', value: ({ phone }) => phone, width: 150 },
    { id: 'since', title: 'Customer since', value: ({ since }) => since, text: ({ since }) => day(since), width: 130 },
    {
      id: 'orders',
      title: 'Orders',
      value: ({ orders }) => orders,
      width: 90,
      align: 'end',
      total: (rows) => String(rows.reduce((sum, { orders }) => sum + orders, 0)),
    },
    {
      id: 'revenue',
      title: 'Revenue CHF',
      value: ({ revenue }) => revenue / 100,
      text: ({ revenue }) => inFrancs(revenue),
      width: 140,
      align: 'end',
      total: (rows) => inFrancs(rows.reduce((sum, { revenue }) => sum + revenue, 0)),
    },
  ]
}
