import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { plantCustomer, plantOrders } from '../../../../scripts/testing/orders.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { readWidgets, widgetIds, type Widget, type WidgetId } from '../contract.ts'

// Monday; the clocks went forward the day before.
const clock = '2026-03-30T10:00:00.000Z'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ clock })
})
afterAll(() => server.app.close())

type Answer = OutputOf<typeof readWidgets>
const widgetIn = ({ widgets }: Answer, id: WidgetId): Widget => widgets.find((widget) => widget.id === id) ?? expect.fail(`no widget ${id}`)
const rangeOf = (widget: Widget, id: string) => widget.ranges.find((range) => range.id === id) ?? expect.fail(`no range ${id}`)
const read = (by: TestAccount, asked: Readonly<Record<string, string>> = {}): Promise<Answer> => answerTo(server, by, readWidgets, asked)

it('§3.36 §7.68 every widget has its ranges with labels and datasets, and a table has columns and rows', async () => {
  const by = await anAccount(server)
  await plantOrders(server, by.workspaceId, [{ date: '2026-03-30T08:00:00Z', campaign: 'Frühling' }])

  const answer = await read(by)

  expect(answer).toMatchObject({ to: '2026-03-30', isToday: true, isUsed: true, at: clock })
  expect(answer.widgets.map(({ id }) => id)).toEqual(widgetIds)
  for (const { ranges } of answer.widgets)
    for (const { labels, datasets } of ranges) for (const { data } of datasets) expect(data.length).toBeLessThanOrEqual(labels.length)
  expect(widgetIn(answer, 'conversion').ranges[0]?.labels).toHaveLength(7)
  expect(widgetIn(answer, 'items').ranges[0]?.labels).toHaveLength(15)
  expect(widgetIn(answer, 'devices').ranges.map(({ title }) => title)).toEqual([
    'Today',
    'Yesterday',
    'Last 7 days',
    'Last 28 days',
    'Last 90 days',
  ])
  expect(widgetIn(answer, 'sales').ranges.map(({ title }) => title)).toEqual(['1 Day', '1 Week', '1 Month'])
  expect(widgetIn(answer, 'campaigns')).toMatchObject({
    columns: [{ title: 'Name' }, { title: 'Orders' }, { title: 'Conv.' }],
    rows: [['Frühling', 1, 100]],
  })
})

it('counts by Swiss days and hours, also when the clocks change', async () => {
  const by = await anAccount(server)
  await plantOrders(server, by.workspaceId, [
    { date: '2026-03-28T22:59:59Z', items: 1 }, // Saturday, one second before midnight
    { date: '2026-03-28T23:00:00Z', items: 2 }, // Sunday
    { date: '2026-03-29T01:10:00Z', items: 4 }, // ten past three, ten minutes after what was ten to two
    { date: '2026-03-29T21:59:59Z', items: 8 }, // Sunday, one second before midnight
    { date: '2026-03-29T22:00:00Z', items: 16 }, // Monday
  ])

  const answer = await read(by)

  const items = rangeOf(widgetIn(answer, 'items'), '15-days')
  expect(items.labels.slice(-3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  expect(items.datasets[0]?.data.slice(-3)).toEqual([1, 14, 16])
  expect(items.value).toBe(31)
  const hours = widgetIn(answer, 'hours')
  expect(rangeOf(hours, 'yesterday').datasets).toEqual([
    { label: 'Orders', data: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
    { label: 'Items', data: [2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8] },
  ])
  // It is noon: the seventh two hours have just begun, and yesterday counts up to there.
  expect(rangeOf(hours, 'today')).toMatchObject({
    datasets: [{ data: [1, 0, 0, 0, 0, 0, 0] }, { data: [16, 0, 0, 0, 0, 0, 0] }],
    value: 1,
    before: 2,
  })
})

it('§9.14 the dashboard looks up to today, to the end of last week or of the week before', async () => {
  const by = await anAccount(server)
  await plantOrders(server, by.workspaceId, [
    { date: '2026-03-30T08:00:00Z' },
    ...Array.from({ length: 2 }, () => ({ date: '2026-03-29T08:00:00Z' })),
    ...Array.from({ length: 3 }, () => ({ date: '2026-03-23T08:00:00Z' })),
    ...Array.from({ length: 4 }, () => ({ date: '2026-03-22T08:00:00Z' })),
  ])
  const ordersOf = (answer: Answer) => ({ ...rangeOf(widgetIn(answer, 'orders'), '7-days'), isToday: answer.isToday })

  const [week, last, before, day] = [
    ordersOf(await read(by)),
    ordersOf(await read(by, { until: 'last-week' })),
    ordersOf(await read(by, { until: 'two-weeks-ago' })),
    ordersOf(await read(by, { to: '2026-03-23' })),
  ]

  expect(week).toMatchObject({ from: '2026-03-24', to: '2026-03-30', isToday: true, value: 3, before: 7 })
  expect(last).toMatchObject({ from: '2026-03-23', to: '2026-03-29', isToday: false, value: 5, before: 4 })
  expect(last.datasets[0]?.data).toEqual([3, 0, 0, 0, 0, 0, 2])
  expect(before).toMatchObject({ from: '2026-03-16', to: '2026-03-22', value: 4, before: 0 })
  expect(day).toMatchObject({ from: '2026-03-17', to: '2026-03-23', value: 7 })
  expect(ordersOf(await read(by, { to: '2031-01-01' })).to).toBe('2026-03-30')
  expect((await ask(server, by, readWidgets, { until: 'next-week' })).statusCode).toBe(400)
  expect((await ask(server, by, readWidgets, { to: '2026-02-30' })).statusCode).toBe(400)
  for (const to of ['0999-12-31', '0000-01-01']) expect((await read(by, { to })).to).toBe('1970-01-01')
})

it('counts people once a month, and only as long as an order of theirs is there', async () => {
  const by = await anAccount(server)
  const [anna, bea] = [await plantCustomer(server, by.workspaceId), await plantCustomer(server, by.workspaceId)]
  await plantOrders(server, by.workspaceId, [
    { date: '2026-03-02T08:00:00Z', customerId: anna },
    { date: '2026-03-03T08:00:00Z', customerId: anna },
    { date: '2026-03-04T08:00:00Z', customerId: bea },
    { date: '2026-02-04T08:00:00Z', customerId: bea },
    { date: '2026-01-31T23:30:00Z', customerId: anna }, // February already
    { date: '2026-03-05T08:00:00Z', removed: true },
    { date: '2025-12-31T22:30:00Z' },
    { date: '2024-05-01T08:00:00Z' },
    { date: '2023-05-01T08:00:00Z' },
  ])

  const { ranges } = widgetIn(await read(by), 'customers')

  expect(ranges.map(({ title }) => title)).toEqual(['2026', '2025', '2024'])
  expect(ranges[0]).toMatchObject({ datasets: [{ data: [0, 2, 2] }], value: 2, before: 2 })
  expect(ranges[0]?.labels).toHaveLength(12)
  expect(ranges[1]?.datasets[0]?.data).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  expect(ranges[2]?.datasets[0]?.data[4]).toBe(1)
})

it('the conversion is the share that was paid, measured by the 90 days before', async () => {
  const by = await anAccount(server)
  await plantOrders(server, by.workspaceId, [
    ...[2, 5, 6, 10].map((statusId) => ({ date: '2026-03-30T08:00:00Z', statusId })),
    ...[3, 8, 8].map((statusId) => ({ date: '2026-03-26T08:00:00Z', statusId })),
    ...[1, 4, 9, 12, 7].map((statusId) => ({ date: '2026-01-10T08:00:00Z', statusId })),
  ])

  const { ranges, target } = widgetIn(await read(by), 'conversion')

  expect(ranges[0]).toMatchObject({ value: 42.9, before: null })
  expect(ranges[0]?.datasets[0]?.data).toEqual([0, 0, 33.3, 0, 0, 0, 50])
  expect(target).toBe(60)
})

it('sales are the francs of paid orders, of all time and by day, week and month', async () => {
  const by = await anAccount(server)
  await plantOrders(server, by.workspaceId, [
    { date: '2026-03-30T08:00:00Z', total: 10.05 },
    { date: '2026-03-30T09:00:00Z', total: 999, statusId: 6 },
    { date: '2026-03-24T08:00:00Z', total: 20.1 },
    { date: '2026-03-23T08:00:00Z', total: 0.2 },
    { date: '2026-02-10T08:00:00Z', total: 5 },
    { date: '2020-02-10T08:00:00Z', total: 100 },
  ])

  const sales = widgetIn(await read(by), 'sales')

  expect(rangeOf(sales, 'day')).toMatchObject({ datasets: [{ data: [20.1, 0, 0, 0, 0, 0, 10.05] }], value: 135.35, before: 125.3 })
  expect(rangeOf(sales, 'week')).toMatchObject({ datasets: [{ data: [5, 0, 0, 0, 0, 0.2, 30.15] }], value: 135.35, before: 105.2 })
  expect(rangeOf(sales, 'month').labels).toEqual(['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'])
  expect(rangeOf(sales, 'month').datasets[0]?.data).toEqual([0, 0, 0, 0, 0, 5, 30.35])
  expect(widgetIn(await read(by, { until: 'last-week' }), 'sales').ranges[0]?.value).toBe(125.3)
})

it('devices, campaigns and places', async () => {
  const by = await anAccount(server)
  const place = (address: string, lat: number | null, lng: number | null) => plantCustomer(server, by.workspaceId, { address, lat, lng })
  await place('Rosenweg 1, 8400 Musterlingen', 47.51, 8.72)
  await place('Tulpenweg 3\n8400 Musterlingen', 47.49, 8.74)
  await place('Seestrasse 2, 6900 Vorlagen', 46.0, 8.95)
  const customerId = await place('', null, null)
  const planted = (date: string, device: string, campaign: string, statusId: number) => ({ date, device, campaign, statusId, customerId })
  await plantOrders(server, by.workspaceId, [
    planted('2026-03-30T08:00:00Z', 'mobile', 'Ostern', 2),
    planted('2026-03-30T09:00:00Z', 'mobile', 'Ostern', 8),
    planted('2026-03-30T09:00:00Z', 'desktop', 'Frühling', 2),
    planted('2026-03-29T09:00:00Z', 'tablet', '', 2),
    planted('2026-03-02T09:00:00Z', 'desktop', 'Frühling', 2), // four weeks before tomorrow
  ])

  const answer = await read(by)

  const devices = widgetIn(answer, 'devices')
  expect(rangeOf(devices, 'today')).toMatchObject({ datasets: [{ data: [1, 2, 0] }, { data: [0, 0, 1] }], value: 3, before: 1 })
  expect(rangeOf(devices, 'yesterday').datasets[0]?.data).toEqual([0, 0, 1])
  expect(rangeOf(devices, '90-days').datasets[0]?.data).toEqual([2, 2, 1])
  expect(widgetIn(answer, 'campaigns').rows).toEqual([
    ['Ostern', 2, 50],
    ['Frühling', 1, 100],
  ])
  const places = widgetIn(answer, 'places')
  expect(places.markers).toEqual([
    { label: 'Musterlingen', lat: 47.5, lng: 8.7, count: 2 },
    { label: 'Vorlagen', lat: 46, lng: 9, count: 1 },
  ])
  expect(places.ranges[0]?.value).toBe(4)
})

it('a workspace sees its own orders only, and one without orders is told so', async () => {
  const [anna, bea] = [await anAccount(server), await anAccount(server)]
  await plantOrders(server, anna.workspaceId, [{ date: '2026-03-30T08:00:00Z' }])

  const answer = await read(bea)

  expect(answer.isUsed).toBe(false)
  expect(answer.widgets.flatMap(({ ranges }) => ranges.map(({ value }) => value)).filter(Boolean)).toEqual([])
  expect((await ask(server, undefined, readWidgets)).statusCode).toBe(401)
})
