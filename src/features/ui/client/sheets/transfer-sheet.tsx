import { useState, type ReactNode } from 'react'
import { ExportMenu } from '../../../../shell/parts/transfer/export-menu.tsx'
import { csvFormat } from '../../../../shell/parts/transfer/formats/csv.ts'
import { jsonFormat } from '../../../../shell/parts/transfer/formats/json.ts'
import { vcardFormat } from '../../../../shell/parts/transfer/formats/vcard.ts'
import type { ImportPlan } from '../../../../shell/parts/transfer/import-plan.ts'
import { ImportWizard } from '../../../../shell/parts/transfer/import-wizard.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Specimen } from '../specimen.tsx'

type Person = { readonly name: string; readonly email: string; readonly phone: string }

const formats = [csvFormat<Person>(), vcardFormat<Person>('3.0'), jsonFormat<Person>()]
const first: readonly Person[] = [
  { name: 'Mira Keller', email: 'mira.keller@firma.example', phone: '+41 44 000 00 01' },
  { name: 'Tom Rossi', email: 'tom.rossi@firma.example', phone: '' },
]

export function Sheet(): ReactNode {
  const [people, setPeople] = useState(first)
  const [before, setBefore] = useState(first)
  const [isOpen, setOpen] = useState(false)
  const plan: ImportPlan<Person> = {
    title: 'Import people',
    formats,
    fields: [
      { id: 'name', title: 'Name', aliases: ['Vor- und Nachname', 'Full name'], isRequired: true },
      { id: 'email', title: 'Email', aliases: ['E-Mail', 'E-Mail-Adresse'], isRequired: true },
      { id: 'phone', title: 'Phone', aliases: ['Telefon', 'Mobile'] },
    ],
    rowOf: ({ name = '', email = '', phone = '' }) => {
      if (name === '') return { kind: 'error', message: 'No name' }
      return email.includes('@') ? { kind: 'row', row: { name, email, phone } } : { kind: 'error', message: 'Not an email address' }
    },
    titleOf: ({ name, email }) => `${name}, ${email}`,
    fateOf: ({ name, email }) => {
      const known = people.find((person) => person.email === email)
      if (!known) return 'new'
      return known.name === name ? 'same' : 'changed'
    },
    run: async (rows) => {
      await new Promise((go) => setTimeout(go, 200))
      setPeople((now) => [...now.filter(({ email }) => !rows.some((row) => row.email === email)), ...rows])
    },
    onUndo: async () => setPeople(before),
  }
  return (
    <>
      <Specimen title="Import: choose, match, check, run, take back">
        <Button
          kind="primary"
          onClick={() => {
            setBefore(people)
            setOpen(true)
          }}
        >
          Import people
        </Button>
        <span>{people.length} people now</span>
        <ImportWizard plan={plan} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Specimen>
      <Specimen title="Export">
        <ExportMenu
          fileName="people"
          rows={people}
          formats={formats}
          columns={[
            { id: 'name', title: 'Name', cellOf: ({ name }) => name },
            { id: 'email', title: 'Email', cellOf: ({ email }) => email },
            { id: 'phone', title: 'Phone', cellOf: ({ phone }) => phone },
          ]}
        />
      </Specimen>
    </>
  )
}
