import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shell/call.ts'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { updateLabels, type NoteLabel } from '../../contract.ts'
import type { LabelChoice } from '../form/label-typing.ts'
import { idOf, useNotesKey } from '../notes-queries.ts'

/** The id of a chosen label; one that is not there yet is made. Nothing where that failed. */
export function useLabelMaker(): (choice: LabelChoice, labels: readonly NoteLabel[]) => Promise<string | undefined> {
  const client = useQueryClient()
  const queryKey = [...useNotesKey(), 'labels']
  const explain = useExplain()
  return async function make(choice, labels): Promise<string | undefined> {
    if (choice.kind === 'known') return choice.label.id
    const id = crypto.randomUUID()
    try {
      client.setQueryData(
        queryKey,
        await call(updateLabels, { labels: [...labels, { id, name: choice.name, handle: '' }], knownIds: labels.map(idOf) }),
      )
      return id
    } catch (cause) {
      explain({ text: choice.name, cause, retry: () => void make(choice, labels) })
      return undefined
    }
  }
}
