import { Camera, ImageUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { usePictureChoice } from '../../../../shell/parts/crop/use-picture-choice.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { profileWords } from '../profile-words.ts'
import styles from './head.module.css'
import { useSavePicture } from './use-save-picture.ts'

/** Gives oneself another picture, or none. It shows wherever one's name does. */
export function PictureButton(): ReactNode {
  const texts = useTexts(profileWords)
  const notify = useNotify()
  const hasPicture = useUser()?.photo !== undefined
  const { send, remove } = useSavePicture()
  const choice = usePictureChoice({
    name: texts.choosePicture,
    onPicture: (picture) => void send(picture),
    onWrong: () => notify(texts.notPicture, { kind: 'danger' }),
  })
  const open = { id: 'choose', title: texts.choosePicture, icon: ImageUp, run: choice.open }
  const away = { id: 'remove', title: texts.removePicture, icon: Trash2, run: () => void remove() }
  return (
    <span className={styles.picture}>
      {hasPicture ? (
        <Menu align="start" trigger={<IconButton name={texts.changePicture} icon={Camera} />} groups={[[open, away]]} />
      ) : (
        <IconButton name={texts.changePicture} icon={Camera} onClick={choice.open} />
      )}
      {choice.part}
    </span>
  )
}
