import { useMemo, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { renameWorkspace } from '../../workspace-contract.ts'
import { useTeamKey, type Workspace, type Workspaces } from './team-queries.ts'
import { teamWords } from './team-words.ts'

const Naming = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) })

type RenameFormProps = { readonly workspace: Workspace; readonly onDone: () => void }

/** The name shows at once and can be undone; one that the server refuses is taken back and explained. */
export function RenameForm({ workspace: { name }, onDone }: RenameFormProps): ReactNode {
  const texts = useTexts(teamWords)
  const start = useMemo(() => ({ name }), [name])
  const rename = useChange<Workspaces, { readonly name: string }>({
    queryKey: useTeamKey('workspaces'),
    apply: (workspaces, input) => workspaces.map((each) => (each.isCurrent ? { ...each, name: input.name } : each)),
    call: (input) => call(renameWorkspace, input),
    invert: () => ({ name }),
    text: (input) => fill(texts.renamed, input),
    mode: 'optimistic',
  })

  function save(input: { readonly name: string }): Promise<void> {
    if (input.name !== name) void rename.run(input)
    onDone()
    return Promise.resolve()
  }

  return (
    <AppForm schema={Naming} start={start} onSubmit={save}>
      <FormText name="name" label={texts.nameLabel} isRequired />
      <FormActions onCancel={onDone} />
    </AppForm>
  )
}
