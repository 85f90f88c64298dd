import type { ReactNode } from 'react'
import type { LayoutConfig } from '../../../kit/settings.ts'
import { useTexts } from '../../language.tsx'
import { useHasRoom } from '../frame/use-width.ts'
import { Choice } from './choice.tsx'
import { layoutFields, type LayoutField } from './layout-fields.ts'
import { LayoutStyleChoice } from './layout-style.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import { settingsStore } from './settings-store.ts'
import styles from './settings-groups.module.css'
import { settingsWords } from './settings-words.ts'

/** The layout and exactly the fields it has. */
export function LayoutGroup(): ReactNode {
  const texts = useTexts(settingsWords)
  const { style, config } = settingsStore.useState(({ settings }) => settings.layout)
  const { changeStyle } = settingsStore.useStore().getState()
  const fields = layoutFields(style, useHasRoom())
  return (
    <section className={styles.group} aria-label={texts.layout}>
      <h3 className={styles.title}>{texts.layout}</h3>
      <LayoutStyleChoice value={style} onChange={changeStyle} />
      <Fields of={fields.filter(({ part }) => part === 'layout')} config={config} />
      {(['navbar', 'toolbar', 'footer', 'sidePanels'] as const).map((part) => (
        <fieldset key={part} className={styles.frame}>
          <legend className={styles.frameTitle}>{texts[part]}</legend>
          <Fields of={fields.filter((field) => field.part === part)} config={config} />
        </fieldset>
      ))}
    </section>
  )
}

function Fields({ of, config }: { readonly of: readonly LayoutField[]; readonly config: LayoutConfig }): ReactNode {
  return of.map((field) => <FieldControl key={`${field.part}.${field.name}`} field={field} config={config} />)
}

function FieldControl({ field, config }: { readonly field: LayoutField; readonly config: LayoutConfig }): ReactNode {
  const texts = useTexts(settingsWords)
  const { changeConfig } = settingsStore.useStore().getState()
  const reason = field.offReason?.(config)
  const shared = { label: texts[field.name], offReason: reason === undefined ? undefined : texts[reason] }
  if (field.kind === 'switch') {
    return <SettingSwitch {...shared} isOn={field.isOn(config)} onChange={(isOn) => changeConfig(field.turn(config, isOn))} />
  }
  return (
    <Choice
      {...shared}
      options={field.options.map((value) => ({ value, label: texts[value] }))}
      value={field.chosen(config)}
      onChange={(option) => changeConfig(field.choose(config, option))}
    />
  )
}
