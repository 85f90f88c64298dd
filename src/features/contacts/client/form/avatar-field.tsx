import { Camera, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { fileAddress } from '../../../../kit/file-contract.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { usePictureChoice } from '../../../../shell/parts/crop/use-picture-choice.tsx'
import { uploadFile } from '../../../../shell/parts/files/upload-file.ts'
import { useFormField } from '../../../../shell/parts/form/use-form-field.ts'
import { Button } from '../../../../ui/button.tsx'
import { ContactFace } from '../contact-face.tsx'
import type { ContactInput } from './contact-rules.ts'
import { contactsWords } from '../contacts-words.ts'
import styles from './contact-form.module.css'

type Progress = 'idle' | 'uploading' | 'not-picture' | 'failed'

/** The picture of a contact: chosen, cropped, or none. Without one the initials stand. */
export function AvatarField(): ReactNode {
  const texts = useTexts(contactsWords)
  const { value, change } = useFormField<string>({ name: 'avatar', label: texts.picture })
  const { name = '', lastName = '' } = useWatch<ContactInput>()
  const [progress, setProgress] = useState<Progress>('idle')

  async function upload(picture: File): Promise<void> {
    setProgress('uploading')
    try {
      change(fileAddress(await uploadFile(picture)))
      setProgress('idle')
    } catch {
      setProgress('failed')
    }
  }

  const choice = usePictureChoice({
    name: texts.choosePicture,
    onPicture: (picture) => void upload(picture),
    onWrong: () => setProgress('not-picture'),
  })

  function chooseAnew(): void {
    setProgress('idle')
    choice.open()
  }

  const said = { idle: '', uploading: texts.uploading, 'not-picture': texts.notPicture, failed: texts.pictureFailed }[progress]
  return (
    <div className={styles.avatar}>
      <ContactFace contact={{ name, lastName, avatar: value }} size="huge" />
      <div className={styles.choices}>
        <Button kind="quiet" onClick={chooseAnew}>
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
      {choice.part}
    </div>
  )
}
