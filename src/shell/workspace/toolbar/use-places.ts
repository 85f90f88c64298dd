import { useMemo } from 'react'
import { useLanguage } from '../../language.tsx'
import { useApps } from '../apps-context.ts'
import { placesOf, type Place } from '../navbar/navigation.ts'
import { useRoles } from '../session/session.ts'

/** Where this reader may go, in the order of the menu. */
export function usePlaces(): readonly Place[] {
  const apps = useApps()
  const roles = useRoles()
  const { language } = useLanguage()
  return useMemo(() => placesOf(apps, roles, language), [apps, roles, language])
}
