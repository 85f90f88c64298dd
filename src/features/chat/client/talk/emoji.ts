import type { Words } from '../../../../shell/workspace/words.ts'

/** Pictures that say more than a word; written as `:name:` in either language, or chosen. */
export const emoji: readonly { readonly sign: string; readonly name: Words }[] = [
  { sign: '🙂', name: { en: 'smile', de: 'lächeln' } },
  { sign: '😀', name: { en: 'grin', de: 'grinsen' } },
  { sign: '😂', name: { en: 'joy', de: 'tränenlachen' } },
  { sign: '😉', name: { en: 'wink', de: 'zwinkern' } },
  { sign: '😊', name: { en: 'blush', de: 'freude' } },
  { sign: '🤔', name: { en: 'thinking', de: 'nachdenken' } },
  { sign: '😅', name: { en: 'phew', de: 'schwitzen' } },
  { sign: '😢', name: { en: 'sad', de: 'traurig' } },
  { sign: '😮', name: { en: 'wow', de: 'staunen' } },
  { sign: '👍', name: { en: 'thumbsup', de: 'daumenhoch' } },
  { sign: '👎', name: { en: 'thumbsdown', de: 'daumenrunter' } },
  { sign: '🙏', name: { en: 'thanks', de: 'danke' } },
  { sign: '👏', name: { en: 'clap', de: 'applaus' } },
  { sign: '👋', name: { en: 'wave', de: 'winken' } },
  { sign: '💪', name: { en: 'strong', de: 'stark' } },
  { sign: '❤️', name: { en: 'heart', de: 'herz' } },
  { sign: '🎉', name: { en: 'party', de: 'feier' } },
  { sign: '✅', name: { en: 'done', de: 'erledigt' } },
  { sign: '❌', name: { en: 'no', de: 'nein' } },
  { sign: '⏰', name: { en: 'alarm', de: 'wecker' } },
  { sign: '📎', name: { en: 'clip', de: 'klammer' } },
  { sign: '☕', name: { en: 'coffee', de: 'kaffee' } },
  { sign: '🍕', name: { en: 'pizza', de: 'pizza' } },
  { sign: '🚀', name: { en: 'rocket', de: 'rakete' } },
]

const signs = new Map(emoji.flatMap(({ sign, name }) => [[name.en, sign] as const, [name.de, sign] as const]))

/** `:name:` becomes the picture as soon as its second colon is there; anything else stays as it was written. */
export function withEmoji(text: string): string {
  return text.replace(/:(\p{L}{2,20}):/gu, (written, name: string) => signs.get(name.toLowerCase()) ?? written)
}
