import { Select } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BarTheme } from '../../../kit/settings.ts'
import { useTexts } from '../../language.tsx'
import { regionLook, type Region } from './region-look.ts'
import { useSettings } from './settings-store.ts'
import { themeNames } from './theme-names/theme-names.ts'
import { ThemeStrip } from './theme-strip.tsx'
import styles from './theme-select.module.css'
import { useSystemDark } from './use-system-dark.ts'

type ThemeSelectProps<Value extends BarTheme | 'system'> = {
  readonly label: string
  readonly region: Region
  readonly options: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A theme for one region. Each choice wears its own colours. */
export function ThemeSelect<Value extends BarTheme | 'system'>(props: ThemeSelectProps<Value>): ReactNode {
  const { label, region, options, value, onChange } = props
  const names = useTexts(themeNames)
  const settings = useSettings()
  const isSystemDark = useSystemDark()
  const look = (option: Value): object => regionLook({ ...settings, theme: { ...settings.theme, [region]: option } }, region, isSystemDark)
  return (
    <div className={styles.field}>
      <Select.Root value={value} onValueChange={(next) => next !== null && onChange(next)} modal={false}>
        <Select.Label className={styles.label}>{label}</Select.Label>
        <Select.Trigger className={styles.trigger}>
          <Select.Value className={styles.value}>{names[value]}</Select.Value>
          <span {...look(value)} className={styles.taste}>
            <ThemeStrip />
          </span>
          <Select.Icon className={styles.icon}>
            <ChevronsUpDown aria-hidden="true" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal role="region" aria-label={label}>
          <Select.Positioner className={styles.place} sideOffset={4} collisionPadding={8} alignItemWithTrigger={false}>
            <Select.Popup className={styles.popup}>
              <Select.List className={styles.list}>
                {options.map((option) => (
                  <Select.Item key={option} value={option} className={styles.item} {...look(option)}>
                    <Select.ItemText className={styles.name}>{names[option]}</Select.ItemText>
                    <ThemeStrip />
                    <Select.ItemIndicator className={styles.check}>
                      <Check aria-hidden="true" />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </div>
  )
}
