import { ImagePlus } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { SortableList } from '../../../../shell/parts/drag/sortable-list.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FileInput } from '../../../../ui/file-input.tsx'
import { productWords } from '../shop-words.ts'
import { ImageTile } from './image-tile.tsx'
import styles from './images.module.css'
import { nameOf, useGallery } from './use-gallery.ts'
import type { ImageUploads } from './use-image-uploads.ts'

/** The pictures: dropped, pasted or chosen; ordered by drag or menu; one of them stands for the product. */
export function ImagesTab({ uploads: { running, upload } }: { readonly uploads: ImageUploads }): ReactNode {
  const texts = useTexts(productWords)
  const gallery = useGallery()
  const { images, featuredId } = gallery
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent): void {
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    upload(files)
  }

  function paste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    upload(files)
  }

  const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped and pasted on it; the button does the same
    <section
      className={styles.place}
      aria-label={texts.tabImages}
      data-over={isOver ? '' : undefined}
      onPaste={paste}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.drop}>
        <ImagePlus aria-hidden="true" />
        <Button onClick={() => input.current?.click()}>{texts.uploadImages}</Button>
        <p className={styles.hint}>{texts.uploadHint}</p>
        <p role="status" className={styles.hint}>
          {running > 0 ? fill(texts.uploading, { count: running }) : ''}
        </p>
      </div>
      <FileInput ref={input} name={texts.uploadImages} accept="image/*" multiple onFiles={upload} />
      {images.length === 0 ? null : (
        <SortableList
          name={texts.tabImages}
          items={images}
          titleOf={(image) => nameOf(images, image, texts)}
          axis="horizontal"
          className={styles.images}
          itemClassName={styles.item}
          onMove={gallery.move}
        >
          {(image, handle) => (
            <ImageTile
              image={image}
              name={nameOf(images, image, texts)}
              isFeatured={image.id === featuredId}
              handle={handle}
              onFeature={() => gallery.feature(image)}
              onAlt={(alt) => gallery.describe(image, alt)}
              onRemove={() => gallery.remove(image)}
            />
          )}
        </SortableList>
      )}
    </section>
  )
}
