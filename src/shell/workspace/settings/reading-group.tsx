import type { ReactNode } from 'react'
import type { Settings } from '../../../kit/settings.ts'
import { useTexts } from '../../language.tsx'
import { Choice } from './choice.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import { settingsStore } from './settings-store.ts'
import styles from './settings-groups.module.css'
import { settingsWords } from './settings-words.ts'

/** What makes reading and working easier, whatever the colours. */
export function ReadingGroup(): ReactNode {
  const texts = useTexts(settingsWords)
  const settings = settingsStore.useState((state) => state.settings)
  const store = settingsStore.useStore()
  const { contrast, motion, density, keys } = settings.display
  function show(part: Partial<Settings['display']>): void {
    store.getState().change({ ...settings, display: { ...settings.display, ...part } })
  }
  return (
    <section className={styles.group} aria-label={texts.reading}>
      <h3 className={styles.title}>{texts.reading}</h3>
      <Choice
        label={texts.contrast}
        options={[
          { value: 'system', label: texts.contrastSystem },
          { value: 'more', label: texts.contrastMore },
        ]}
        value={contrast}
        onChange={(next) => show({ contrast: next })}
      />
      <Choice
        label={texts.motion}
        options={[
          { value: 'system', label: texts.motionSystem },
          { value: 'less', label: texts.motionLess },
        ]}
        value={motion}
        onChange={(next) => show({ motion: next })}
      />
      <Choice
        label={texts.density}
        options={[
          { value: 'comfortable', label: texts.comfortable },
          { value: 'compact', label: texts.compact },
        ]}
        value={density}
        onChange={(next) => show({ density: next })}
      />
      <SettingSwitch
        label={texts.keys}
        hint={texts.keysHint}
        isOn={keys === 'on'}
        onChange={(isOn) => show({ keys: isOn ? 'on' : 'off' })}
      />
    </section>
  )
}
