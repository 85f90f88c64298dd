import type { ReactNode } from 'react'
import { noticeStore, useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { panelStore } from '../../../../shell/workspace/panels/panel-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { Specimen } from '../specimen.tsx'

const long =
  'The import of 1 284 contacts is through. 1 279 were added, three were already there and two have an address that no post office would accept; those are listed in the protocol.'

export function Sheet(): ReactNode {
  const notify = useNotify()
  const openPanel = panelStore.useState((state) => state.open)
  const count = noticeStore.useState(({ history }) => history.length)
  return (
    <>
      <Specimen title="Kinds: hide after 6 seconds, errors stay">
        <Button onClick={() => notify('The note is in the archive.')}>Plain</Button>
        <Button onClick={() => notify('Invoice 2026-118 was sent to Tom Rossi.', { kind: 'ok' })}>Done</Button>
        <Button onClick={() => notify('Mira Keller writes in the same card.', { kind: 'info' })}>Note</Button>
        <Button onClick={() => notify('The file is larger than 20 MB and may take a while.', { kind: 'warn' })}>Warning</Button>
        <Button onClick={() => notify('The order could not be saved. Check the connection and try again.', { kind: 'danger' })}>
          Error
        </Button>
      </Specimen>
      <Specimen title="With an action">
        <Button
          onClick={() =>
            notify('Moved 3 messages to Trash', { action: { label: 'Undo', run: () => notify('3 messages are back.', { kind: 'ok' }) } })
          }
        >
          Undo
        </Button>
        <Button onClick={() => notify(long, { kind: 'ok', action: { label: 'Show protocol', run: () => openPanel('quick') } })}>
          Long text
        </Button>
      </Specimen>
      <Specimen title="History">
        <Button onClick={() => openPanel('quick')}>Open the quick panel ({count})</Button>
      </Specimen>
    </>
  )
}
