import { useLive, type LiveTopics } from '../../../shell/parts/live/use-live.ts'

/** Every app may show samples: once they are cleared or back, all that was read is read again. */
const topics: LiveTopics = { samples: () => [[]], home: () => [['home']] }

export function Companion(): null {
  useLive(topics)
  return null
}
