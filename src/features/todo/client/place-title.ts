import { useTexts } from '../../../shell/language.tsx'
import { labels } from '../lists.ts'
import type { Place } from './places.ts'
import { todoWords } from './todo-words.ts'

/** How a place is called. */
export function usePlaceTitle(place: Place): string {
  const texts = useTexts(todoWords)
  if (place.kind === 'label') return labels.find(({ handle }) => handle === place.handle)?.title ?? ''
  return texts[place.handle]
}
