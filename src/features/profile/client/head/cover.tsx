import { ImagePlus, ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileInput } from '../../../../ui/file-input.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { profileWords } from '../profile-words.ts'
import styles from './head.module.css'
import { useSaveCover } from './use-save-cover.ts'

/** A photo behind the name; without one, hills in the colours of the theme. */
export function Cover({ address, isOwn }: { readonly address: string; readonly isOwn: boolean }): ReactNode {
  const shown = useFileAddress(address)
  return (
    <div className={styles.cover}>
      {shown === undefined ? <Hills /> : <img src={shown} alt="" className={styles.photo} />}
      {isOwn ? <CoverButton hasCover={address !== ''} /> : null}
    </div>
  )
}

function CoverButton({ hasCover }: { readonly hasCover: boolean }): ReactNode {
  const texts = useTexts(profileWords)
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const { send, remove } = useSaveCover()
  const choose = (): void => input.current?.click()

  async function take([file]: readonly File[]): Promise<void> {
    if (!file) return
    setBusy(true)
    await send(file)
    setBusy(false)
  }

  const trigger = (
    <Button className={styles.coverButton} disabled={isBusy} {...(hasCover ? {} : { onClick: choose })}>
      <ImagePlus aria-hidden="true" />
      {isBusy ? texts.posting : hasCover ? texts.changeCover : texts.addCover}
    </Button>
  )
  const another = { id: 'choose', title: texts.chooseCover, icon: ImageUp, run: choose }
  const away = { id: 'remove', title: texts.removeCover, icon: Trash2, run: () => void remove() }
  return (
    <>
      {hasCover ? <Menu align="end" trigger={trigger} groups={[[another, away]]} /> : trigger}
      <FileInput
        ref={input}
        name={texts.chooseCover}
        accept="image/png,image/jpeg,image/webp,image/avif"
        onFiles={(files) => void take(files)}
      />
    </>
  )
}

function Hills(): ReactNode {
  return (
    <svg viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice" className={styles.hills} aria-hidden="true">
      <circle cx="930" cy="84" r="40" />
      <path d="M0 168c110-42 190-58 290-36s170 44 270 20 160-74 270-72 210 66 370 40v120H0z" />
      <path d="M0 206c140-34 240-30 350-12s190 18 300-8 190-54 300-44 160 38 250 28v70H0z" />
      <path d="M0 232c180-30 330-22 500-14s330-32 700-26v48H0z" />
    </svg>
  )
}
