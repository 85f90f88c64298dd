import { Camera, ImageUp, Trash2 } from 'lucide-react'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { profileWords } from '../profile-words.ts'
import styles from './head.module.css'
import { useSavePicture } from './use-save-picture.ts'

const { Part: CropDialog } = lazyPart(() => import('../../../../shell/parts/crop/crop-dialog.tsx').then((loaded) => loaded.CropDialog))

/** Gives oneself another picture, or none. It shows wherever one's name does. */
export function PictureButton(): ReactNode {
  const texts = useTexts(profileWords)
  const notify = useNotify()
  const hasPicture = useUser()?.photo !== undefined
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ImageBitmap>()
  const { send, remove } = useSavePicture()

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      setChosen(await createImageBitmap(file))
    } catch {
      notify(texts.notPicture, { kind: 'danger' })
    }
  }

  const open = { id: 'choose', title: texts.choosePicture, icon: ImageUp, run: () => input.current?.click() }
  const away = { id: 'remove', title: texts.removePicture, icon: Trash2, run: () => void remove() }
  return (
    <span className={styles.picture}>
      {hasPicture ? (
        <Menu align="start" trigger={<IconButton name={texts.changePicture} icon={Camera} />} groups={[[open, away]]} />
      ) : (
        <IconButton name={texts.changePicture} icon={Camera} onClick={open.run} />
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        className={styles.file}
        aria-label={texts.choosePicture}
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {chosen ? (
        <Suspense fallback={null}>
          <CropDialog
            picture={chosen}
            onUse={(picture) => {
              setChosen(undefined)
              void send(picture)
            }}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      ) : null}
    </span>
  )
}
