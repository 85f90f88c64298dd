import { useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormSwitch } from '../../../../shell/parts/form/form-switch.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { savePreferences, type Preferences } from '../../contract.ts'
import { useCalendarKey, usePreferences } from '../calendar-queries.ts'
import { ZoneField } from '../event/zone-field.tsx'
import { setupWords } from './setup-words.ts'

type Chosen = { timeZone: string; showsHolidays: boolean; showsDeadlines: boolean }

/** How somebody looks at the calendar; it follows the account. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const formId = useId()
  const texts = useTexts(setupWords)
  const words = useTexts(sharedWords)
  const preferences = usePreferences()
  const { data } = preferences
  return (
    <Dialog
      title={texts.settingsTitle}
      size="narrow"
      isOpen
      onClose={onClose}
      footer={
        <>
          {data ? (
            <Button kind="primary" type="submit" form={formId}>
              {words.save}
            </Button>
          ) : null}
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      {data ? (
        <SettingsForm id={formId} preferences={data} onSaved={onClose} />
      ) : preferences.isError ? (
        <LoadError title={texts.settingsLoadFailed} onRetry={() => void preferences.refetch()} />
      ) : (
        <LoadingBlock lines={5} />
      )}
    </Dialog>
  )
}

type SettingsFormProps = { readonly id: string; readonly preferences: Preferences; readonly onSaved: () => void }

function SettingsForm({ id, preferences, onSaved }: SettingsFormProps): ReactNode {
  const texts = useTexts(setupWords)
  const save = useSaveChosen()
  const { timeZone, showsHolidays, showsDeadlines } = preferences
  const [start] = useState<Chosen>({ timeZone, showsHolidays, showsDeadlines })
  const rules = useMemo(
    () => z.object({ timeZone: z.string().check(z.minLength(1, texts.noZone)), showsHolidays: z.boolean(), showsDeadlines: z.boolean() }),
    [texts],
  )
  return (
    <AppForm
      id={id}
      schema={rules}
      start={start}
      onSubmit={async (chosen) => {
        await save(start, chosen)
        onSaved()
      }}
    >
      <ZoneField name="timeZone" label={texts.timeZone} hint={texts.zoneHint} />
      <FormSwitch name="showsHolidays" label={texts.holidays} hint={texts.holidaysHint} />
      <FormSwitch name="showsDeadlines" label={texts.deadlines} hint={texts.deadlinesHint} />
      <Trouble />
    </AppForm>
  )
}

function useSaveChosen(): (before: Chosen, chosen: Chosen) => Promise<void> {
  const { saved } = useTexts(setupWords)
  const client = useQueryClient()
  const key = useCalendarKey()
  const { did } = useUndo()
  async function write(chosen: Chosen): Promise<void> {
    client.setQueryData([...key, 'preferences'], await call(savePreferences, chosen))
    await client.invalidateQueries({ queryKey: key })
  }
  return async (before, chosen) => {
    await write(chosen)
    did({ text: saved, undo: () => write(before), redo: () => write(chosen) })
  }
}

function Trouble(): ReactNode {
  const problem = useFormState().errors.root?.['server']?.message
  return problem === undefined ? null : (
    <Notice kind="danger" role="alert">
      {problem}
    </Notice>
  )
}
