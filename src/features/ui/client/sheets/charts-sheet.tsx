import type { ReactNode } from 'react'
import { BarChart } from '../../../../shell/parts/charts/bar-chart.tsx'
import { ChartSurroundings } from '../../../../shell/parts/charts/chart-surroundings.ts'
import { DonutChart } from '../../../../shell/parts/charts/donut-chart.tsx'
import { LineChart } from '../../../../shell/parts/charts/line-chart.tsx'
import { Sparkline } from '../../../../shell/parts/charts/sparkline.tsx'
import { Specimen } from '../specimen.tsx'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const visits = [1240, 1320, 1180, 1490, 1620, 1580, 1410, 1360, 1750, 1880, 1930, 2040]
const team = ['Keller', 'Rossi', 'Brunner', 'Frei', 'Ammann', 'Moser', 'Roth', 'Baumann']

export function Sheet(): ReactNode {
  return (
    <>
      <Specimen title="One line">
        <LineChart
          title="Visits"
          description="A little more every month, with a rest in summer."
          along="Month"
          categories={months}
          series={[{ id: 'visits', title: 'Visits', values: visits }]}
        />
      </Specimen>
      <Specimen title="Values above their points, and months that are not known yet">
        <LineChart
          title="Customers"
          along="Month"
          categories={months}
          series={[{ id: 'customers', title: 'Customers', values: visits.slice(0, 9) }]}
          valueLabel={(value) => `${(value / 1000).toFixed(1)}k`}
        />
      </Specimen>
      <Specimen title="In the colour of what goes wrong, with more around it">
        <ChartSurroundings value={{ headline: <b>882 orders, 9% less than before</b>, foot: 'Seven days to Sunday.' }}>
          <BarChart
            title="Orders"
            description="Number of orders by day"
            along="Day"
            categories={days}
            series={[{ id: 'orders', title: 'Orders', values: [160, 150, 140, 130, 120, 100, 82] }]}
            mood="danger"
          />
        </ChartSurroundings>
      </Specimen>
      <Specimen title="Four lines, named at their ends where there is room">
        <LineChart
          title="Where readers come from"
          along="Month"
          categories={months}
          series={['Search', 'Newsletter', 'Direct', 'Other sites'].map((title, at) => ({
            id: title,
            title,
            values: visits.map((value, month) => Math.round((value * (4 - at)) / 10 + ((month * 37 * (at + 1)) % 90))),
          }))}
        />
      </Specimen>
      <Specimen title="Grouped, with values below zero">
        <BarChart
          title="Budget by day"
          description="Thursday cost more than it brought."
          along="Day"
          categories={days}
          series={[
            { id: 'in', title: 'Income', values: [820, 910, 640, 380, 990, 420, 120] },
            { id: 'balance', title: 'Balance', values: [210, 260, 40, -180, 310, 90, -40] },
          ]}
        />
      </Specimen>
      <Specimen title="Stacked; more than six become six">
        <BarChart
          title="Tasks by person"
          along="Day"
          arrangement="stacked"
          categories={days}
          series={team.map((title, at) => ({ id: title, title, values: days.map((_, day) => 2 + ((at * 3 + day * 2) % 7)) }))}
        />
      </Specimen>
      <Specimen title="Shares">
        <DonutChart
          title="Invoices by state"
          parts={[
            { id: 'paid', title: 'Paid', value: 118 },
            { id: 'open', title: 'Open', value: 42 },
            { id: 'late', title: 'Late', value: 9 },
            { id: 'draft', title: 'Draft', value: 14 },
          ]}
        />
      </Specimen>
      <Specimen title="Nothing to draw">
        <LineChart title="Visits" categories={[]} series={[]} />
      </Specimen>
      <Specimen title="As small as a word">
        <p>
          Visits this year <Sparkline name="Visits this year" values={visits} /> 2’040
        </p>
      </Specimen>
    </>
  )
}
