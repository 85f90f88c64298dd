import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useLanguage } from '../../language.tsx'
import { useApps } from '../apps-context.ts'
import { useRoles } from '../session/session.ts'
import { navigationOf, placeAt, placesIn, type NavigationGroup, type Place } from './navigation.ts'

type Navigation = { readonly groups: readonly NavigationGroup[]; readonly current: Place | undefined }

/** The menu as this user sees it, and the place in it where the page belongs. */
export function useNavigation(): Navigation {
  const apps = useApps()
  const roles = useRoles()
  const { language } = useLanguage()
  const [path] = useLocation()
  const groups = useMemo(() => navigationOf(apps, roles, language), [apps, roles, language])
  const places = useMemo(() => groups.flatMap(({ items }) => items.flatMap(placesIn)), [groups])
  return { groups, current: placeAt(places, path) }
}
