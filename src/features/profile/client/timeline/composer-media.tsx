import { Film, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { fileAddress } from '../../../../kit/file-contract.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import boxStyles from '../../../../ui/field.module.css'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Upload } from '../media/upload.ts'
import { profileWords } from '../profile-words.ts'
import styles from './composer.module.css'

type ComposerMediaProps = { readonly uploads: readonly Upload[]; readonly onChange: (uploads: readonly Upload[]) => void }

/** The photos and videos of a post that is being written, each with words for those who do not see it. */
export function ComposerMedia({ uploads, onChange }: ComposerMediaProps): ReactNode {
  if (uploads.length === 0) return null
  return (
    <ul className={styles.media}>
      {uploads.map((upload) => (
        <li key={upload.id} className={styles.medium}>
          <OneUpload
            upload={upload}
            onAlt={(alt) => onChange(uploads.map((each) => (each.id === upload.id ? { ...each, alt } : each)))}
            onRemove={() => onChange(uploads.filter(({ id }) => id !== upload.id))}
          />
        </li>
      ))}
    </ul>
  )
}

type OneUploadProps = { readonly upload: Upload; readonly onAlt: (alt: string) => void; readonly onRemove: () => void }

function OneUpload({ upload: { name, mediaType, alt, sent }, onAlt, onRemove }: OneUploadProps): ReactNode {
  const texts = useTexts(profileWords)
  const isVideo = mediaType.startsWith('video/')
  const address = useFileAddress(sent && !isVideo ? fileAddress(sent.fileId) : '')
  const shown = safeName(name)
  return (
    <>
      <span className={styles.thumb} aria-busy={sent === undefined}>
        {isVideo ? <Film aria-hidden="true" /> : address === undefined ? null : <img src={address} alt="" />}
      </span>
      <label className={styles.field}>
        {texts.altText}
        <input
          className={`${boxStyles.box} ${styles.box}`}
          value={alt}
          maxLength={500}
          placeholder={shown}
          onChange={({ target }) => onAlt(target.value)}
        />
      </label>
      <IconButton name={fill(texts.removeMedium, { name: shown })} icon={X} onClick={onRemove} />
    </>
  )
}
