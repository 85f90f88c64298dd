import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the build gives the address of the file
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useInSight } from '../../../../shell/parts/files/use-in-sight.ts'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { filesWords } from '../files-words.ts'
import styles from './preview.module.css'

type PdfPreviewProps = { readonly address: string; readonly name: string; readonly onFail: () => void }

/** The pages of a PDF, each drawn when it comes into sight. Scripts in it are never run. */
export function PdfPreview({ address, name, onFail }: PdfPreviewProps): ReactNode {
  const words = useTexts(sharedWords)
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const tell = useEffectEvent(() => onFail())
  useEffect(() => {
    let isGone = false
    const port = new Worker(trusted() as string, { type: 'module' }) // what vouches for an address may stand in its place
    const worker = PDFWorker.create({ port })
    const loading = getDocument({ url: address, worker, useWasm: false, enableXfa: false, isEvalSupported: false } as Parameters<
      typeof getDocument
    >[0])
    loading.promise.then(
      (loaded) => (isGone ? undefined : setPdf(loaded)),
      () => (isGone ? undefined : tell()),
    )
    return () => {
      isGone = true
      void loading.destroy().finally(() => {
        worker.destroy()
        port.terminate()
      })
    }
  }, [address])
  if (!pdf) return <p aria-busy="true">{words.loading}</p>
  return (
    // Focusable, so that the keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.pages} role="region" aria-label={name} tabIndex={0}>
      {Array.from({ length: pdf.numPages }, (_, at) => (
        <PdfPage key={at} pdf={pdf} number={at + 1} />
      ))}
    </div>
  )
}

function PdfPage({ pdf, number }: { readonly pdf: PDFDocumentProxy; readonly number: number }): ReactNode {
  const texts = useTexts(filesWords)
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isInSight = useInSight(frame)
  useEffect(() => {
    if (!isInSight) return
    let isGone = false
    let stop = (): void => undefined
    async function draw(): Promise<void> {
      const page = await pdf.getPage(number)
      if (isGone || !canvas.current) return
      const room = Math.min(canvas.current.parentElement?.clientWidth ?? 800, 900)
      const plain = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: (room / plain.width) * Math.min(devicePixelRatio, 2) })
      canvas.current.width = viewport.width
      canvas.current.height = viewport.height
      const task = page.render({ canvas: canvas.current, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    // A page that is broken or no longer looked at stays blank.
    draw().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, number, isInSight])
  return (
    <div ref={frame} className={styles.page}>
      <canvas ref={canvas} className={styles.sheet} role="img" aria-label={fill(texts.pdfPage, { number, count: pdf.numPages })} />
    </div>
  )
}

/** The page lets no plain text become code; this one address is vouched for. */
function trusted(): unknown {
  return window.trustedTypes?.createPolicy('pdf-worker', { createScriptURL: () => workerAddress }).createScriptURL('') ?? workerAddress
}
