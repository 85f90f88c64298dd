import { Printer, Search } from 'lucide-react'
import { useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SwitchField } from '../../../../ui/switch-field.tsx'
import { useTexts } from '../../../language.tsx'
import { settingsStore, useSettings } from '../../settings/settings-store.ts'
import { commandStore, offersOf } from '../command-store.ts'
import { commandWords } from '../command-words.ts'
import { foundCommands } from '../palette/command-search.ts'
import { KeyMapSections } from './key-map-sections.tsx'
import { keyMapOf } from './key-map-of.ts'
import styles from './key-map.module.css'

export function KeyMapBody({ field }: { readonly field: RefObject<HTMLInputElement | null> }): ReactNode {
  const texts = useTexts(commandWords)
  const sources = commandStore.useState((state) => state.sources)
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const sections = keyMapOf(offersOf(sources)).map((section) =>
    query === '' ? section : { ...section, commands: foundCommands(section.commands, query, []) },
  )
  return (
    <div className={styles.map} data-key-map="">
      <div className={styles.tools}>
        <label className={styles.search}>
          <Search aria-hidden="true" />
          <input
            ref={field}
            type="search"
            className={styles.field}
            aria-label={texts.keyMapSearch}
            placeholder={texts.keyMapSearch}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <IconButton name={texts.keyMapPrint} icon={Printer} onClick={() => print()} />
      </div>
      <KeyMapSections sections={sections.filter(({ commands }) => commands.length > 0)} />
      <SingleKeySwitch />
    </div>
  )
}

/** For those who speak to their computer, and whoever presses keys by accident. */
function SingleKeySwitch(): ReactNode {
  const texts = useTexts(commandWords)
  const settings = useSettings()
  const { change } = settingsStore.useStore().getState()
  return (
    <div className={styles.switch}>
      <SwitchField
        label={texts.singleKeys}
        hint={texts.singleKeysHint}
        isOn={settings.display.keys === 'on'}
        onChange={(isOn) => change({ ...settings, display: { ...settings.display, keys: isOn ? 'on' : 'off' } })}
      />
    </div>
  )
}
