import type { BrowserContext } from 'playwright-core'

/** Fills with whatever a text of somebody has brought about in this browser: nothing, if it stays a text. */
export async function watchAttacks(context: BrowserContext, address: string): Promise<string[]> {
  const faults: string[] = []
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`policy violated: ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${address}/`) && !url.startsWith(`blob:${address}/`)) faults.push(`asked ${url.slice(0, 80)}`)
  })
  context.on('console', (message) => {
    const text = message.text()
    if (/policy|Refused|Trusted|attack\.test|Blocked script/i.test(text) && !/Permissions-Policy/.test(text))
      faults.push(text.slice(0, 160))
  })
  context.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return faults
}

/** What could only be there if a text had become more than text, in the page and in the silent frames. */
export function activeParts(): readonly string[] {
  const frames = [...document.querySelectorAll('iframe')]
  const inFrames = frames.flatMap((frame) => (frame.contentDocument ? [frame.contentDocument] : []))
  const harmful = 'script:not([src]), script[src^=http], object, embed, base, iframe[src], iframe[srcdoc], meta[http-equiv=refresh]'
  const inFrame = `${harmful}, script, svg, math, form, input, button, video, audio, link, meta, noscript, template, [style*=url], [style*=fixed]`
  const isHandler = ({ name }: Attr): boolean => name.startsWith('on')
  const isScript = ({ value }: Attr): boolean => /^[^a-z]*(javascript|vbscript|data:text)/i.test(value)
  const handlersIn = (root: Document): readonly string[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter((each) => isHandler(each) || (['href', 'src', 'action', 'xlink:href'].includes(each.name) && isScript(each)))
        .map(({ name }) => `${element.localName} ${name}`),
    )
  const silent = frames.filter(({ sandbox }) => !sandbox.value.includes('allow-scripts') && sandbox.length > 0)
  return [
    ...[...document.querySelectorAll(harmful)]
      .filter(({ id, type }: Element & { type?: string }) => id === '' && type !== 'application/json')
      .map(({ localName }) => localName),
    ...handlersIn(document),
    ...inFrames.flatMap((inner) => [
      ...[...inner.body.querySelectorAll(inFrame)].map(({ localName }) => `frame: ${localName}`),
      ...handlersIn(inner),
    ]),
    ...(silent.length < frames.length ? ['a frame that is not silent'] : []),
  ]
}
