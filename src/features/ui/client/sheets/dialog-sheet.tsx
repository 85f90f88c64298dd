import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { SwitchField } from '../../../../ui/switch-field.tsx'
import { Specimen } from '../specimen.tsx'

type Side = 'middle' | 'left' | 'right'

export function Sheet(): ReactNode {
  const [open, setOpen] = useState<Side>()
  const [isOn, setOn] = useState(true)
  const ignore = (): void => undefined
  return (
    <>
      <Specimen title="Buttons">
        <Button kind="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="danger">Danger</Button>
        <IconButton name="Copy" icon={Copy} keys="mod+c" />
      </Specimen>
      <Specimen title="Dialog, left and right drawer">
        {(['middle', 'left', 'right'] as const).map((side) => (
          <Button key={side} onClick={() => setOpen(side)}>
            {side}
          </Button>
        ))}
        <Dialog
          title="A question"
          description="What it is about."
          isOpen={open !== undefined}
          side={open ?? 'middle'}
          onClose={() => setOpen(undefined)}
          footer={
            <Button kind="primary" onClick={() => setOpen(undefined)}>
              Answer
            </Button>
          }
        >
          <p>The body scrolls where it is long.</p>
        </Dialog>
      </Specimen>
      <Specimen title="Menu, popover, switch, box">
        <Menu
          trigger={<IconButton name="More" icon={Ellipsis} />}
          groups={[
            [
              { id: 'copy', title: 'Copy', icon: Copy, keys: 'mod+c', run: ignore },
              { id: 'on', title: 'Stays on', isOn, run: () => setOn(!isOn) },
            ],
            [{ id: 'delete', title: 'Delete', icon: Trash2, isDanger: true, run: ignore }],
          ]}
        />
        <Popover name="Details" trigger={<Button>Popover</Button>}>
          A few words.
        </Popover>
        <SwitchField label="Notifications" hint="Says when something arrives" isOn={isOn} onChange={setOn} />
        <CheckBox aria-label="Some" isOn={false} isMixed onChange={ignore} />
        <CheckBox aria-label="On" isOn={isOn} onChange={setOn} />
      </Specimen>
    </>
  )
}
