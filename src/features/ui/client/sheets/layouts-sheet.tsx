import { useState, type ReactNode } from 'react'
import { isFolded, layoutStyles, withFolded, type LayoutConfig } from '../../../../kit/settings.ts'
import { FooterSlot } from '../../../../shell/workspace/footer/footer.tsx'
import { useHasRoom } from '../../../../shell/workspace/frame/use-width.ts'
import { settingsStore, useSettings } from '../../../../shell/workspace/settings/settings-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { SwitchField } from '../../../../ui/switch-field.tsx'
import { Specimen } from '../specimen.tsx'

const modes = ['fullwidth', 'boxed', 'container'] as const
const scrolls = ['content', 'body'] as const
const sides = ['left', 'right'] as const

/** The frame shows itself; these buttons change it. */
export function Sheet(): ReactNode {
  const { style, config } = useSettings().layout
  const { changeStyle, changeConfig } = settingsStore.useStore().getState()
  const hasRoom = useHasRoom()
  const [hasActions, setActions] = useState(false)

  function set(change: Partial<LayoutConfig>): void {
    changeConfig({ ...config, ...change })
  }

  return (
    <>
      <Specimen title="Layout">
        <Choice options={layoutStyles} chosen={style} choose={changeStyle} />
      </Specimen>
      <Specimen title="Mode">
        <Choice options={modes} chosen={config.mode} choose={(mode) => set({ mode })} />
      </Specimen>
      <Specimen title="What scrolls, and the side of the navbar">
        <Choice options={scrolls} chosen={config.scroll} choose={(scroll) => set({ scroll })} />
        <Choice options={sides} chosen={config.navbar.position} choose={(position) => set({ navbar: { ...config.navbar, position } })} />
      </Specimen>
      <Specimen title="Navbar, toolbar and footer">
        <SwitchField label="Folded" isOn={isFolded(config.navbar, hasRoom)} onChange={(folded) => set(withFolded(config, folded))} />
        <SwitchField
          label="Toolbar"
          isOn={config.toolbar.display}
          onChange={(display) => set({ toolbar: { ...config.toolbar, display } })}
        />
        <SwitchField label="Footer" isOn={config.footer.display} onChange={(display) => set({ footer: { ...config.footer, display } })} />
        <SwitchField label="Actions of the page in the footer" isOn={hasActions} onChange={setActions} />
      </Specimen>
      <Specimen title="Something to scroll">
        <ol>
          {Array.from({ length: 40 }, (_, at) => (
            <li key={at}>Muster AG asks for a longer deadline.</li>
          ))}
        </ol>
      </Specimen>
      {hasActions ? (
        <FooterSlot>
          <Button kind="primary">Save</Button>
          <Button>Discard</Button>
        </FooterSlot>
      ) : null}
    </>
  )
}

type ChoiceProps<Option> = { readonly options: readonly Option[]; readonly chosen: Option; readonly choose: (option: Option) => void }

function Choice<Option extends string>({ options, chosen, choose }: ChoiceProps<Option>): ReactNode {
  return options.map((option) => (
    <Button key={option} kind={option === chosen ? 'primary' : 'secondary'} aria-pressed={option === chosen} onClick={() => choose(option)}>
      {option}
    </Button>
  ))
}
