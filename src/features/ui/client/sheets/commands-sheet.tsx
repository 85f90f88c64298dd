import { Archive, FilePlus2, Star } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import { paletteStore, usePalette } from '../../../../shell/workspace/commands/palette-store.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import { Keys } from '../../../../ui/keys.tsx'
import { Specimen } from '../specimen.tsx'

/** A page that offers three commands: its button, its key, the palette and the key map all come from the same entry. */
export function Sheet(): ReactNode {
  const { open } = usePalette()
  const { show } = paletteStore.useStore().getState()
  const commands = useLetterCommands()
  return (
    <>
      <Specimen title="Layers">
        <Button onClick={() => open()}>
          Open commands <Keys keys="mod+k" />
        </Button>
        <Button onClick={() => show('key-map')}>
          Keyboard shortcuts <Keys keys="?" />
        </Button>
      </Specimen>
      <Specimen title="Commands of this page: useCommands(useMemo(() => […]))">
        {commands.map(({ id, title, icon: Picture, keys = '', isOff, run }) => (
          <Button key={id} onClick={run} disabled={isOff !== undefined}>
            {Picture ? <Picture aria-hidden="true" /> : null}
            {title} <Keys keys={keys} />
          </Button>
        ))}
      </Specimen>
      <Specimen title="A field keeps its letters">
        <input type="search" aria-label="Search letters" placeholder="Press / to come here" />
      </Specimen>
    </>
  )
}

function useLetterCommands(): readonly Command[] {
  const notify = useNotify()
  const [isStarred, setStarred] = useState(false)
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'letter.star',
        title: isStarred ? 'Take the star from «Invoice from Tom Rossi»' : 'Star «Invoice from Tom Rossi»',
        group: 'page',
        icon: Star,
        keys: 's',
        keywords: 'mark important markieren',
        run: () => setStarred(!isStarred),
      },
      {
        id: 'letter.archive',
        title: 'Archive the selected letters',
        group: 'selection',
        icon: Archive,
        keys: 'e',
        isOff: 'No letter is selected',
        run: () => undefined,
      },
      {
        id: 'letter.new',
        title: 'New letter',
        group: 'create',
        icon: FilePlus2,
        keys: 'c',
        keywords: 'write compose schreiben neu',
        run: () => notify('A new letter to Mira Keller was begun.', { kind: 'ok' }),
      },
    ],
    [isStarred, notify],
  )
  useCommands(commands)
  return commands
}
