import { useState, type ReactNode } from 'react'
import type { DateStyle } from '../../../../kit/formats.ts'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Specimen } from '../specimen.tsx'

const dateStyles: readonly DateStyle[] = ['list', 'relative', 'dotted', 'day', 'long', 'exact']
const minute = 60_000
const ages = [0, 5, 180, 26 * 60, 9 * 24 * 60, 140 * 24 * 60, 500 * 24 * 60]

export function Sheet(): ReactNode {
  const formats = useFormats()
  const [now] = useState(() => Date.now())
  return (
    <>
      <Specimen title="Dates; the exact one is behind each">
        <table cellPadding={6}>
          <thead>
            <tr>
              {dateStyles.map((style) => (
                <th key={style} align="left">
                  {style}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ages.map((age) => (
              <tr key={age}>
                {dateStyles.map((style) => (
                  <td key={style}>
                    <Moment value={new Date(now - age * minute)} format={style} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Specimen>
      <Specimen title="Numbers">
        <span>{formats.number(1_234_567.5, 2)}</span>
        <span>{formats.money(123_450)}</span>
        <span>{formats.percent(0.125, 1)}</span>
        <span>{formats.bytes(118_400)}</span>
        <span>{formats.duration(4800)}</span>
        <span>{formats.list(['Mira', 'Tom', 'Sina'])}</span>
      </Specimen>
    </>
  )
}
