import { Suspense, useRef, useState, type ReactNode } from 'react'
import { FileInput } from '../../../ui/file-input.tsx'
import { lazyPart } from '../../lazy-part.ts'

const { Part: CropDialog } = lazyPart(() => import('./crop-dialog.tsx').then((loaded) => loaded.CropDialog))

type Wish = {
  /** What the button is called. */
  readonly name: string
  readonly onPicture: (picture: File) => void
  /** What was chosen is no picture. */
  readonly onWrong: () => void
}

/** A picture from the machine of the reader, cropped. `open` asks for it, `part` has to stand on the page. */
export function usePictureChoice({ name, onPicture, onWrong }: Wish): { readonly open: () => void; readonly part: ReactNode } {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ImageBitmap>()

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      setChosen(await createImageBitmap(file))
    } catch {
      onWrong()
    }
  }

  function take(picture: File): void {
    setChosen(undefined)
    onPicture(picture)
  }

  const part = (
    <>
      <FileInput ref={input} name={name} accept="image/*" onFiles={([file]) => void choose(file)} />
      {chosen ? (
        <Suspense fallback={null}>
          <CropDialog picture={chosen} onUse={take} onClose={() => setChosen(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
  return { open: () => input.current?.click(), part }
}
