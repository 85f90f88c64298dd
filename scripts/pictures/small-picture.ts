import type { Browser } from 'playwright-core'

/** A picture made narrower and written as WebP, which the browser itself can do. */
export async function smallPicture(browser: Browser, png: Buffer, width: number): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    const address = await page.evaluate(
      async ([source, wanted]) => {
        const picture = new Image()
        picture.src = source
        await picture.decode()
        const canvas = document.createElement('canvas')
        canvas.width = wanted
        canvas.height = Math.round((picture.height * wanted) / picture.width)
        const pen = canvas.getContext('2d')
        if (!pen) throw new Error('the browser cannot draw')
        pen.imageSmoothingQuality = 'high'
        pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
        return canvas.toDataURL('image/webp', 0.82)
      },
      [`data:image/png;base64,${png.toString('base64')}`, width] as const,
    )
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  } finally {
    await page.close()
  }
}
