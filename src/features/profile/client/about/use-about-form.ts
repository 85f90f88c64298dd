import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { dayAt } from '../../../../kit/plain-date.ts'
import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { messageOf } from '../../../../shell/parts/form/form-messages.ts'
import { formWords } from '../../../../shell/parts/form/form-words.ts'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { useKeeper } from '../../../../shell/workspace/session/keeper-context.ts'
import { sessionStore } from '../../../../shell/workspace/session/session.ts'
import type { About } from '../../about.ts'
import { updateAbout } from '../../contract.ts'
import { useProfileKey } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import { aboutOf, aboutSchema, inputOf, type AboutInput } from './about-input.ts'

type AboutFormModel = {
  readonly form: UseFormReturn<AboutInput, unknown, AboutInput>
  readonly isDirty: boolean
  readonly failures: number
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

/** One's own data, saved as a whole: the name with the account, the rest with the profile. */
export function useAboutForm(about: About): AboutFormModel {
  const words = useTexts(formWords)
  const texts = useTexts(profileWords)
  const notify = useNotify()
  const session = sessionStore.useStore()
  const name = sessionStore.useState(({ user }) => user?.name ?? '')
  const saveName = useSaveName()
  const client = useQueryClient()
  const queryKey = useProfileKey()
  const [failures, setFailures] = useState(0)
  const today = dayAt(useMinute(), officeTimeZone)
  const schema = useMemo(() => aboutSchema(texts, today), [texts, today])
  const resolver = useMemo(() => zodResolver(schema, { error: (issue) => messageOf(issue, words) }), [schema, words])
  const form = useForm<AboutInput, unknown, AboutInput>({ resolver, defaultValues: inputOf(about, name), shouldFocusError: false })
  const { isDirty } = form.formState
  const base = useRef(about)
  useEffect(() => {
    // What another window saved shows at once, unless somebody is writing here.
    if (isDirty || base.current.version === about.version) return
    base.current = about
    form.reset(inputOf(about, session.getState().user?.name ?? ''))
  }, [about, form, isDirty, session])

  async function hand(input: AboutInput): Promise<boolean> {
    try {
      const saved = await call(updateAbout, { about: aboutOf(input, base.current.general.cover), version: base.current.version })
      const kept = await saveName(input.name)
      base.current = saved
      form.reset(inputOf(saved, kept.name))
      notify(kept.notice ?? texts.saved, { kind: 'ok' })
      await client.invalidateQueries({ queryKey })
      return true
    } catch (cause) {
      if (!(cause instanceof Problem) || cause.code !== 'conflict') throw cause
      notify(texts.changedElsewhere, { kind: 'danger' })
      await client.invalidateQueries({ queryKey })
      return false
    }
  }

  async function save(): Promise<boolean> {
    let isTaken = false
    try {
      await form.handleSubmit(async (input) => void (isTaken = await hand(input)))()
    } finally {
      if (!isTaken) setFailures((count) => count + 1)
    }
    return isTaken
  }

  function discard(): void {
    base.current = about
    form.reset(inputOf(about, session.getState().user?.name ?? ''))
  }

  return { form, isDirty, failures, save, discard }
}

/** Saves the name with the account, if it is another one; answers what there is to tell. */
function useSaveName(): (name: string) => Promise<{ readonly name: string; readonly notice?: string }> {
  const session = sessionStore.useStore()
  const keeper = useKeeper()
  return async (name) => {
    const { user } = session.getState()
    if (!user || user.name === name) return { name }
    const { user: kept, notice } = await keeper.save({ ...user, name })
    session.getState().updateUser(kept)
    return { name: kept.name, notice }
  }
}
