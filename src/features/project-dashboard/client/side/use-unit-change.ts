import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { saveUnits } from '../../contract.ts'
import type { Units } from '../../rows.ts'
import { usualUnits, useProjectKey } from '../project-queries.ts'
import { projectWords } from '../project-words.ts'

/** Switches a unit: at once, for the account, and it can be undone. */
export function useUnitChange(): (change: Partial<Units>) => void {
  const texts = useTexts(projectWords)
  const { run } = useChange<Units, Partial<Units>>({
    queryKey: useProjectKey('units'),
    apply: (before, change) => ({ ...before, ...change }),
    call: (change) => call(saveUnits, change),
    invert: (change, before = usualUnits) => ({
      ...(change.temperature === undefined ? {} : { temperature: before.temperature }),
      ...(change.speed === undefined ? {} : { speed: before.speed }),
    }),
    text: () => texts.units,
    isQuiet: true,
    mode: 'optimistic',
  })
  return (change) => void run(change)
}
