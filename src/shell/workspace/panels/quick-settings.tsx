import type { ReactNode } from 'react'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { useTexts } from '../../language.tsx'
import { settingsStore, useSettings } from '../settings/settings-store.ts'
import { panelWords } from './panel-words.ts'
import styles from './quick-settings.module.css'

const switches = ['notifications', 'cloudSync', 'retroThrusters'] as const

/** The three switches; they stay as they are until changed, like all settings. */
export function QuickSettings(): ReactNode {
  const words = useTexts(panelWords)
  const settings = useSettings()
  const change = settingsStore.useState((state) => state.change)
  return (
    <div className={styles.switches}>
      {switches.map((name) => (
        <SwitchField
          key={name}
          label={words[name]}
          hint={words[`${name}Hint`]}
          isOn={settings.quick[name]}
          onChange={(isOn) => change({ ...settings, quick: { ...settings.quick, [name]: isOn } })}
        />
      ))}
    </div>
  )
}
