import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  added: '«{title}» hinzugefügt',
  saved: '«{title}» gespeichert',
  moved: '«{title}» verschoben auf {when}',
  movedAll: '«{title}» wiederholt sich: alle verschoben',
  resized: '«{title}» dauert jetzt {when}',
  resizedAll: '«{title}» wiederholt sich: alle geändert',
  removed: '«{title}» gelöscht',
  restored: '«{title}» wiederhergestellt',
}
