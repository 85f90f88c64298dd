import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { coursePath } from '../academy-paths.ts'

/** The id says which course it is; an address with an old or a wrong title gets the right one. */
export function useRightSlug({ id, slug }: { readonly id: string; readonly slug: string }): void {
  const [path, navigate] = useLocation()
  const right = coursePath({ id, slug })
  useEffect(() => {
    if (path !== right && path.split('/').includes(id)) navigate(`${right}${location.search}`, { replace: true })
  }, [path, right, id, navigate])
}
