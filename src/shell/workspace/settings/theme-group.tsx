import type { ReactNode } from 'react'
import { variants, type Settings } from '../../../kit/settings.ts'
import { themes } from '../../../kit/themes.ts'
import { useTexts } from '../../language.tsx'
import { withMainTheme } from './main-theme.ts'
import { settingsStore } from './settings-store.ts'
import styles from './settings-groups.module.css'
import { settingsWords } from './settings-words.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { ThemeSelect } from './theme-select.tsx'

const bars = ['navbar', 'toolbar', 'footer'] as const
const mainOptions = ['system', ...themes] as const
const barOptions = [...variants, ...themes] as const

/** The colours of the page and of its bars. The computed variants make no sense for the page itself. */
export function ThemeGroup(): ReactNode {
  const texts = useTexts(settingsWords)
  const settings = settingsStore.useState((state) => state.settings)
  const { change } = settingsStore.useStore().getState()
  const { theme, customScrollbars } = settings
  const paint = (part: Partial<Settings['theme']>): void => change({ ...settings, theme: { ...theme, ...part } })
  return (
    <section className={styles.group} aria-label={texts.theme}>
      <h3 className={styles.title}>{texts.theme}</h3>
      <div className={styles.selects}>
        <ThemeSelect
          label={texts.main}
          region="main"
          options={mainOptions}
          value={theme.main}
          onChange={(main) => change(withMainTheme(settings, main))}
        />
        {bars.map((bar) => (
          <ThemeSelect
            key={bar}
            label={texts[bar]}
            region={bar}
            options={barOptions}
            value={theme[bar]}
            onChange={(next) => paint({ [bar]: next })}
          />
        ))}
      </div>
      <SettingSwitch
        label={texts.customScrollbars}
        hint={texts.customScrollbarsHint}
        isOn={customScrollbars}
        onChange={(isOn) => change({ ...settings, customScrollbars: isOn })}
      />
    </section>
  )
}
