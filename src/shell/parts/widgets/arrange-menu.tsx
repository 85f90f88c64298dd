import { Eye, LayoutDashboard, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useTexts } from '../../language.tsx'
import type { ArrangementModel } from './use-arrangement.ts'
import { widgetWords } from './widget-words.ts'

type ArrangeMenuProps = { readonly arrangement: ArrangementModel; readonly titleOf: (id: string) => string }

/** Brings back what was hidden, and everything to where it usually is. */
export function ArrangeMenu({ arrangement: { hidden, isUsual, show, reset }, titleOf }: ArrangeMenuProps): ReactNode {
  const texts = useTexts(widgetWords)
  const showing = hidden.map((id) => ({ id, title: fill(texts.show, { title: titleOf(id) }), icon: Eye, run: () => show(id) }))
  return (
    <Menu
      trigger={<IconButton name={texts.arrange} icon={LayoutDashboard} />}
      groups={[showing, [{ id: 'reset', title: texts.reset, icon: RotateCcw, isOff: isUsual, run: reset }]]}
    />
  )
}
