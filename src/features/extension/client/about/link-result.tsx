import type { ReactNode } from 'react'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { controlProps, Field } from '../../../../ui/field.tsx'
import { linkCatalogue } from './link-catalogue.ts'
import { linkCode, linkCodeFile } from './link-code.ts'
import { CopyButton } from '../result/copy-button.tsx'
import { saveFile } from './link-file.ts'
import styles from './link-result.module.css'

type LinkResultProps = {
  readonly link: string
  /** What its picture is saved as. */
  readonly fileName: string
}

/** The finished link: to copy, to scan, to save as a picture. */
export function LinkResult({ link, fileName }: LinkResultProps): ReactNode {
  const texts = useTexts(linkCatalogue)
  const announce = useAnnounce()
  const field = { id: 'link-address', label: texts.link }

  function save(): void {
    saveFile(fileName, new Blob([linkCodeFile(link)], { type: 'image/svg+xml' }))
    announce(texts.saving)
  }

  return (
    <div className={styles.result}>
      <div className={styles.address}>
        <Field {...field}>
          {/* More than one line, so that a narrow screen shows all of it. */}
          <textarea
            {...controlProps(field)}
            className={styles.link}
            rows={3}
            readOnly
            spellCheck={false}
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <CopyButton key={link} kind="primary" text={link}>
          {texts.copy}
        </CopyButton>
      </div>
      <div className={styles.picture}>
        <Code link={link} />
        <Button onClick={save}>{texts.save}</Button>
      </div>
    </div>
  )
}

/** Stands where the link would be. */
export function NoLink(): ReactNode {
  const texts = useTexts(linkCatalogue)
  return (
    <div className={styles.result}>
      <p>{texts.noLink}</p>
    </div>
  )
}

/** In whole pixels, so that all squares look alike. */
const squareWidth = 5

/** Dark on white in every theme: scanners take nothing else for sure. */
function Code({ link }: { readonly link: string }): ReactNode {
  const texts = useTexts(linkCatalogue)
  const { size, path } = linkCode(link)
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      width={size * squareWidth}
      role="img"
      aria-label={texts.code}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
