import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { SwitchField } from '../../../../ui/switch-field.tsx'
import type { FileEntry } from '../../file.ts'
import { showOf } from '../file-kind.ts'
import { filesWords } from '../files-words.ts'
import { locationSaid } from '../location-said.ts'
import { folderPath } from '../place.ts'
import { typeTitle } from '../type-titles.ts'
import type { FilesView } from '../use-files-view.ts'
import styles from './file-details.module.css'

/** Type, size, location, owner, and when it was modified, opened and created. */
export function FileFacts({ file, view }: { readonly file: FileEntry; readonly view: FilesView }): ReactNode {
  const texts = useTexts(filesWords)
  const { bytes, number } = useFormats()
  const { isBin } = view
  const location = locationSaid(file.location, texts)
  const moment = (value: string | null): ReactNode => (value === null ? texts.never : <Moment value={value} format="exact" />)
  return (
    <>
      {isBin ? null : (
        <SwitchField
          label={texts.offlineSwitch}
          hint={texts.offlineHint}
          isOn={file.offline}
          onChange={(isOn) => view.changes.offline([file], isOn)}
        />
      )}
      <dl className={styles.facts}>
        <Fact title={texts.type}>{typeTitle(texts, file.type, file.extention)}</Fact>
        <Fact title={texts.size}>
          {file.size === 0 ? '–' : <span title={fill(texts.exactBytes, { count: number(file.size) })}>{bytes(file.size)}</span>}
        </Fact>
        <Fact title={texts.location}>{isBin ? location : <Link href={folderPath(file.parentId)}>{location}</Link>}</Fact>
        <Fact title={texts.owner}>{file.owner}</Fact>
        <Fact title={texts.modified}>{moment(file.modified)}</Fact>
        <Fact title={texts.opened}>{moment(file.opened)}</Fact>
        <Fact title={texts.created}>{moment(file.created)}</Fact>
        {file.removed === null ? null : <Fact title={texts.removedAt}>{moment(file.removed)}</Fact>}
        {file.type === 'folder' || isBin ? null : (
          <Fact title={texts.previewFact}>
            {showOf(file) === undefined ? (
              texts.noPreview
            ) : (
              <button type="button" className={styles.link} onClick={() => view.address.showPreview(file.id)}>
                {texts.show}
              </button>
            )}
          </Fact>
        )}
      </dl>
    </>
  )
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
