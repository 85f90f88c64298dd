import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shell/call.ts'
import { endFeed, makeFeed, type Preferences } from '../../contract.ts'
import { useCalendarKey } from '../calendar-queries.ts'

type Feed = {
  /** Gives the whole new address. */
  readonly make: () => Promise<string>
  readonly end: () => Promise<void>
}

/** The private address of the account; the newest one is the only one that works. */
export function useFeed(): Feed {
  const client = useQueryClient()
  const key = [...useCalendarKey(), 'preferences']
  const keep = (preferences: Preferences): void => void client.setQueryData(key, preferences)
  return {
    make: async () => {
      const { address, preferences } = await call(makeFeed, {})
      keep(preferences)
      return new URL(address, location.origin).href
    },
    end: async () => keep(await call(endFeed, {})),
  }
}
