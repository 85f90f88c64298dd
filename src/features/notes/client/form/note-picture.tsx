import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Draft } from '../../rules-draft.ts'
import { notesWords } from '../notes-words.ts'
import styles from './form.module.css'

type NotePictureProps = {
  readonly draft: Draft
  readonly onAlt: (text: string) => void
  readonly onRemove: () => void
}

/** The picture of a note, and what it shows for those who do not see it. */
export function NotePicture({ draft: { image, imageAlt }, onAlt, onRemove }: NotePictureProps): ReactNode {
  const texts = useTexts(notesWords)
  const address = useFileAddress(image)
  if (image === '') return null
  return (
    <div className={styles.picture}>
      {address === undefined ? <div className={styles.pictureRoom} /> : <img src={address} alt={imageAlt} />}
      <IconButton name={texts.removeImage} icon={Trash2} className={styles.pictureRemove} onClick={onRemove} />
      <input
        className={styles.alt}
        value={imageAlt}
        maxLength={500}
        placeholder={texts.imageAlt}
        aria-label={texts.imageAlt}
        onChange={({ target }) => onAlt(target.value)}
      />
    </div>
  )
}
