import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { sharedWords } from '../words/shared-words.ts'
import { Button } from '../../../ui/button.tsx'
import { mostZoom, movedCrop, squareOf, wholeCrop, type Crop } from './crop.ts'
import styles from './crop.module.css'
import { cropWords } from './crop-words.ts'

type CropDialogProps = { readonly picture: ImageBitmap; readonly onUse: (picture: File) => void; readonly onClose: () => void }

const side = 512
const steps: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
}

/** A square out of a picture, made here: the rest of it never leaves the machine. */
export function CropDialog({ picture, onUse, onClose }: CropDialogProps): ReactNode {
  const texts = useTexts(cropWords)
  const words = useTexts(sharedWords)
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState<Crop>(wholeCrop)
  useEffect(() => draw(canvas.current, picture, crop), [picture, crop])

  function press(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    setCrop((now) => movedCrop(picture, now, step))
  }

  function drag({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLCanvasElement>): void {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const by = { x: movementX / currentTarget.clientWidth, y: movementY / currentTarget.clientHeight }
    setCrop((now) => movedCrop(picture, now, by))
  }

  function use(): void {
    canvas.current?.toBlob((blob) => (blob ? onUse(new File([blob], 'picture.jpg', { type: blob.type })) : onClose()), 'image/jpeg', 0.85)
  }

  return (
    <Dialog
      title={texts.cropTitle}
      size="narrow"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" onClick={use}>
            {texts.usePicture}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <div className={styles.crop}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          width={side}
          height={side}
          role="slider"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(crop.x * 100)}
          aria-valuetext={`${Math.round(crop.x * 100)} % / ${Math.round(crop.y * 100)} %`}
          aria-label={texts.cropArea}
          aria-describedby={id}
          tabIndex={0}
          onKeyDown={press}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
        />
        <p id={id} className={styles.quiet}>
          {texts.cropHint}
        </p>
        <label className={styles.zoom}>
          {texts.zoom}
          <input
            type="range"
            min={1}
            max={mostZoom}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => setCrop({ ...crop, zoom: Number(event.target.value) })}
          />
        </label>
      </div>
    </Dialog>
  )
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas?.getContext('2d')
  if (!pen) return
  const { left, top, side: part } = squareOf(picture, crop)
  // A picture with a see-through ground would turn black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(picture, left, top, part, part, 0, 0, side, side)
}
