import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { SaveBar } from '../../../../shell/parts/save-bar/save-bar.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { Specimen } from '../specimen.tsx'

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

export function Sheet(): ReactNode {
  const [saved, setSaved] = useState('Muster AG')
  const [name, setName] = useState(saved)

  async function save(): Promise<boolean> {
    await after(800)
    if (name === 'fail') return false
    setSaved(name)
    return true
  }

  return (
    <Specimen title="Change the name: the bar comes; leaving asks. The name «fail» cannot be saved.">
      <TextField length={24} id="firm" label="Name of the firm" value={name} onChange={setName} />
      <Link href="/ui">Another page</Link>
      <SaveBar isDirty={name !== saved} save={save} discard={() => setName(saved)} />
    </Specimen>
  )
}
