import { Camera, X } from 'lucide-react'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { fileAddress } from '../../../../kit/file-contract.ts'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { uploadFile } from '../../../../shell/parts/files/upload-file.ts'
import { useFormField } from '../../../../shell/parts/form/use-form-field.ts'
import { Button } from '../../../../ui/button.tsx'
import { ContactFace } from '../contact-face.tsx'
import type { ContactInput } from './contact-rules.ts'
import { contactsWords } from '../contacts-words.ts'
import styles from './contact-form.module.css'

const { Part: CropDialog } = lazyPart(() => import('../../../../shell/parts/crop/crop-dialog.tsx').then((loaded) => loaded.CropDialog))

type Progress = 'idle' | 'uploading' | 'not-picture' | 'failed'

/** The picture of a contact: chosen, cropped, or none. Without one the initials stand. */
export function AvatarField(): ReactNode {
  const texts = useTexts(contactsWords)
  const { value, change } = useFormField<string>({ name: 'avatar', label: texts.picture })
  const { name = '', lastName = '' } = useWatch<ContactInput>()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ImageBitmap>()
  const [progress, setProgress] = useState<Progress>('idle')

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      setChosen(await createImageBitmap(file))
      setProgress('idle')
    } catch {
      setProgress('not-picture')
    }
  }

  async function use(picture: File): Promise<void> {
    setChosen(undefined)
    setProgress('uploading')
    try {
      change(fileAddress(await uploadFile(picture)))
      setProgress('idle')
    } catch {
      setProgress('failed')
    }
  }

  const said = { idle: '', uploading: texts.uploading, 'not-picture': texts.notPicture, failed: texts.pictureFailed }[progress]
  return (
    <div className={styles.avatar}>
      <ContactFace contact={{ name, lastName, avatar: value }} size="huge" />
      <div className={styles.choices}>
        <Button kind="quiet" onClick={() => input.current?.click()}>
          <Camera aria-hidden="true" />
          {value === '' ? texts.choosePicture : texts.changePicture}
        </Button>
        {value === '' ? null : (
          <Button kind="quiet" onClick={() => change('')}>
            <X aria-hidden="true" />
            {texts.removePicture}
          </Button>
        )}
      </div>
      <p role="status" className={progress === 'uploading' ? styles.quiet : styles.wrong}>
        {said}
      </p>
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
          <CropDialog picture={chosen} onUse={(picture) => void use(picture)} onClose={() => setChosen(undefined)} />
        </Suspense>
      ) : null}
    </div>
  )
}
