import { Suspense, useId, type ComponentType, type ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { useTexts } from '../language.tsx'
import { shellCatalogue } from '../shell-catalogue.ts'
import styles from './flyout.module.css'
import { useFlyout } from './use-flyout.ts'

export type PanelProps = { readonly close: () => void }

type FlyoutProps = {
  /** Left out where the name brings a picture of its own. */
  readonly icon: IconName | undefined
  /** The name of the button, as text. */
  readonly name: ReactNode
  readonly Part: ComponentType<PanelProps>
  /** Fetches the panel when somebody comes near, so that it is there on the click. */
  readonly prepare: () => void
}

export function Flyout({ icon, name, Part, prepare }: FlyoutProps): ReactNode {
  const texts = useTexts(shellCatalogue)
  const { isOpen, isComing, toggle, close, button, around } = useFlyout()
  const panelId = useId()
  return (
    <div className={styles.flyout} {...around}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-busy={isComing}
        onClick={toggle}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {icon && <Icon name={icon} />}
        {name}
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {/* Always there, so that opening waits for the part instead of flashing a placeholder. */}
        <Suspense>
          <ErrorBoundary fallback={<p className={styles.note}>{texts.brokenPart}</p>}>
            {isOpen ? <Part close={close} /> : null}
          </ErrorBoundary>
        </Suspense>
      </div>
    </div>
  )
}
