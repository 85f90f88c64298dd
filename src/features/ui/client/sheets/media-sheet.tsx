import { useState, type ReactNode } from 'react'
import { Attachments } from '../../../../shell/parts/media/attachments.tsx'
import type { Media } from '../../../../shell/parts/media/media.ts'
import lake from '../samples/lake.svg'
import town from '../samples/town.svg'
import { Specimen } from '../specimen.tsx'

const files: readonly Media[] = [
  {
    id: 'lake',
    name: 'open-day-lake.svg',
    address: lake,
    bytes: 1_240_000,
    alt: 'A sailing boat on a lake before mountains',
    caption: 'The lake on the morning of the open day',
  },
  { id: 'town', name: 'old-town.svg', address: town, bytes: 860_000, alt: 'Three houses in the old town' },
  { id: 'bill', name: 'rechnung-118.pdf', address: '/rechnung-118.pdf', bytes: 118_000 },
  { id: 'talk', name: 'welcome.mp4', address: '/welcome.mp4', bytes: 18_400_000 },
  { id: 'call', name: 'voice-message.mp3', address: '/voice-message.mp3', bytes: 412_000 },
  { id: 'list', name: 'addresses-with-a-rather-long-name-2026-11.xlsx', address: '/addresses.xlsx', bytes: 64_000 },
]

export function Sheet(): ReactNode {
  const [kept, setKept] = useState(files)
  return (
    <>
      <Specimen title="Attachments: press one to look at it">
        <Attachments media={files} />
      </Specimen>
      <Specimen title="One picture">
        <Attachments media={files.slice(0, 1)} />
      </Specimen>
      <Specimen title="In an editor, they can be taken off">
        <Attachments media={kept} onRemove={(id) => setKept(kept.filter((file) => file.id !== id))} />
      </Specimen>
    </>
  )
}
