import { CloudSun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { switchParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { projectWords } from '../project-words.ts'
import { useIsWide } from './use-is-wide.ts'

export const sideParams = { side: switchParam() }

/** Opens time and weather where there is no room for them beside the page. */
export function SideButton(): ReactNode {
  const texts = useTexts(projectWords)
  const [, change] = useUrlState(sideParams)
  return useIsWide() ? null : <IconButton name={texts.openSide} icon={CloudSun} onClick={() => change({ side: true })} />
}
