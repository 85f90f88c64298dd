import { useMemo, useState, type ReactNode } from 'react'
import { dayAt, plainDate } from '../../../../kit/plain-date.ts'
import { parseQuery } from '../../../../kit/query-language.ts'
import { matches, type QueryRecord } from '../../../../kit/query-matches.ts'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import { QueryField } from '../../../../shell/parts/query/query-field.tsx'
import type { OfferedKey } from '../../../../shell/parts/query/query-suggestions.ts'
import { Specimen } from '../specimen.tsx'

const keys: readonly OfferedKey[] = [
  { id: 'from', names: ['from', 'von'], title: 'Sender', values: ['Mira Keller', 'Tom Rossi', 'Sina Brunner'] },
  { id: 'label', names: ['label'], title: 'Label', values: ['Note', 'Paypal', 'Invoice'] },
  { id: 'size', names: ['size', 'grösse'], title: 'Size in kB' },
  { id: 'date', names: ['date', 'datum'], title: 'Date', values: 'days' },
  { id: 'before', names: ['before', 'vor'], title: 'Before', values: 'days' },
  { id: 'after', names: ['after', 'nach'], title: 'After', values: 'days' },
]

const mails: readonly QueryRecord[] = [
  { text: 'Draft of the spring newsletter', fields: { from: 'Mira Keller', size: 12 }, date: plainDate(2026, 11, 15) },
  {
    text: 'Invoice 2026-118 and delivery note',
    fields: { from: 'Tom Rossi', size: 118, label: ['Invoice'] },
    date: plainDate(2026, 11, 13),
  },
  { text: 'Room for Thursday', fields: { from: 'Sina Brunner', size: 4 }, date: plainDate(2026, 11, 12) },
]

export function Sheet(): ReactNode {
  const [text, setText] = useState('from:"Tom Rossi" size:>100 -draft')
  const today = dayAt(useMinute(), officeTimeZone)
  const found = useMemo(() => mails.filter((mail) => matches(parseQuery(text, keys), mail, today)), [text, today])
  return (
    <Specimen title="A search text and what it finds">
      <QueryField label="Search mail" value={text} onChange={setText} keys={keys} />
      <ul>
        {found.map((mail) => (
          <li key={mail.text}>
            {mail.text} · <Moment value={mail.date ?? today} />
          </li>
        ))}
      </ul>
    </Specimen>
  )
}
