import { useEffect, useState } from 'react'
import { loadLand, type Country, type Detail } from './land.ts'

// From here on the rough outlines look like what they are.
const closeScale = 3000

export type Land = { readonly countries: readonly Country[]; readonly hasFailed: boolean }

/** The outlines for a scale; the rough ones stay until the fine ones are here. */
export function useLand(scale: number): Land {
  const [land, setLand] = useState<Land>({ countries: [], hasFailed: false })
  const detail: Detail = scale >= closeScale ? 'close' : 'far'
  useEffect(() => {
    let isWanted = true
    loadLand(detail).then(
      (countries) => (isWanted ? setLand({ countries, hasFailed: false }) : undefined),
      () => (isWanted ? setLand((before) => ({ ...before, hasFailed: before.countries.length === 0 })) : undefined),
    )
    return () => {
      isWanted = false
    }
  }, [detail])
  return land
}
