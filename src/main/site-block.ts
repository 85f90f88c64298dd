import type { Site } from '../kit/site.ts'

/** Who runs this installation, as a block of text inside the page; the browser reads it but never runs it. */
export function siteBlock(site: Site): string {
  const json = JSON.stringify(site).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="site">${json}</script>`
}
