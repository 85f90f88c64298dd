import type { ReactNode } from 'react'
import { ImportWizard } from '../../../../shell/parts/transfer/import-wizard.tsx'
import { choiceParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import type { Mail } from '../../mail.ts'
import type { WhichMails } from '../mail-place.ts'
import { ExportDialog } from './export-dialog.tsx'
import { useImportPlan } from './use-import-plan.ts'

type TransferProps = { readonly place: WhichMails; readonly chosenIds: readonly string[]; readonly rows: readonly Mail[] }

const params = { transfer: choiceParam(['none', 'import', 'export'], 'none') }

/** Messages into the mailbox and out of it: `?transfer=import` or `?transfer=export`. */
export function Transfer({ place, chosenIds, rows }: TransferProps): ReactNode {
  const [{ transfer }, change] = useUrlState(params)
  const close = (): void => change({ transfer: 'none' }, 'replace')
  if (transfer === 'import') return <ImportDialog onClose={close} />
  return transfer === 'export' ? <ExportDialog place={place} chosenIds={chosenIds} rows={rows} onClose={close} /> : null
}

function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  return <ImportWizard plan={useImportPlan()} isOpen onClose={onClose} />
}
