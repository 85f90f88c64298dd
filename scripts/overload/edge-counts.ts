import { connect } from 'node:net'

/** What the edge has answered everybody since it started, and how many submits wait at this moment. */
export type EdgeCounts = { readonly accepted: number; readonly refused: number; readonly others: number; readonly waiting: number }

/** Asks the edge at its socket, as an operator does. */
export async function edgeCounts(socket: string): Promise<EdgeCounts> {
  const line = connect(socket)
  line.end('show stat\n')
  const [names = [], ...rows] = (await line.setEncoding('utf8').toArray())
    .join('')
    .split('\n')
    .map((row) => row.split(','))
  const own = rows.find(([proxy, server]) => proxy === 'edge' && server === 'FRONTEND')
  const count = (name: string): number => Number(own?.[names.indexOf(name)] ?? Number.NaN)
  const all = ['hrsp_1xx', 'hrsp_2xx', 'hrsp_3xx', 'hrsp_4xx', 'hrsp_5xx', 'hrsp_other'].reduce((sum, name) => sum + count(name), 0)
  const [accepted, refused] = [count('hrsp_2xx'), count('hrsp_5xx')]
  const queues = rows.filter(([proxy]) => proxy === 'submit').map((row) => Number(row[names.indexOf('qcur')]))
  return { accepted, refused, others: all - accepted - refused, waiting: queues.reduce((sum, each) => sum + each, 0) }
}
