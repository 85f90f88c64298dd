import { Combobox } from '@base-ui/react/combobox'
import { ChevronDown, FolderKanban } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { ComboboxList, isWanted } from '../../../../shell/parts/form/combobox-list.tsx'
import comboStyles from '../../../../shell/parts/form/combobox.module.css'
import { formWords } from '../../../../shell/parts/form/form-words.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { placeParams, tabSearch } from '../place.ts'
import { useProjects } from '../project-queries.ts'
import { projectWords } from '../project-words.ts'
import styles from './head.module.css'

/** Which project, found by typing; it stands in the address. */
export function ProjectSwitcher({ project }: { readonly project: string }): ReactNode {
  const texts = useTexts(projectWords)
  const words = useTexts(formWords)
  const [path, navigate] = useLocation()
  const [{ tab }] = useUrlState(placeParams)
  const { data: projects } = useProjects()
  const choices = useMemo(
    () => [{ value: '', label: texts.allProjects }, ...(projects ?? []).map(({ id, name }) => ({ value: id, label: name }))],
    [projects, texts],
  )
  const chosen = choices.find(({ value }) => value === project) ?? null
  const [input, setInput] = useState<string>()
  return (
    <div className={styles.switcher}>
      <Combobox.Root
        items={choices}
        value={chosen}
        inputValue={input ?? chosen?.label ?? ''}
        filter={(choice, typed) => input === undefined || isWanted(choice, typed)}
        isItemEqualToValue={(one, other) => one.value === other.value}
        onValueChange={(choice) => {
          setInput(undefined)
          if (choice && choice.value !== project) navigate(`${path}${tabSearch(choice.value, tab)}`)
        }}
        onInputValueChange={(text, { reason }) => (reason === 'input-change' ? setInput(text) : undefined)}
        onOpenChange={(isOpen) => (isOpen ? undefined : setInput(undefined))}
      >
        <Combobox.InputGroup className={comboStyles.group}>
          <FolderKanban aria-hidden="true" width={18} height={18} />
          <Combobox.Input
            className={comboStyles.input}
            aria-label={texts.project}
            data-project-switcher=""
            onFocus={(event) => event.currentTarget.select()}
          />
          <Combobox.Trigger className={comboStyles.tool} aria-label={fill(words.openList, { label: texts.project })}>
            <ChevronDown aria-hidden="true" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <ComboboxList />
      </Combobox.Root>
    </div>
  )
}
