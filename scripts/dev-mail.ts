import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { anSmtpServer } from './testing/smtp-server.ts'

export type CaughtMail = {
  /** For SMTP_URL. */
  readonly url: string
  /** Where everything it caught can be read, the newest first. */
  readonly page: string
  readonly close: () => Promise<void>
}

/** A mail server for whoever develops: nothing leaves this machine. */
export async function catchMail(): Promise<CaughtMail> {
  const post = await anSmtpServer()
  const pages = createServer((_request, reply) => {
    void Promise.all(post.received.map(({ bytes }) => PostalMime.parse(bytes))).then((mails) => {
      reply.setHeader('content-type', 'text/html; charset=utf-8')
      reply.end(pageOf(mails.toReversed()))
    })
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  const { port } = pages.address() as AddressInfo // it listens on a port, not on a file
  return {
    url: post.url,
    page: `http://127.0.0.1:${port}/`,
    close: async () => {
      pages.closeAllConnections()
      await new Promise((resolve) => pages.close(resolve))
      await post.close()
    },
  }
}

function pageOf(mails: readonly Email[]): string {
  const list = mails.map(articleOf).join('') || '<p>No mail yet. This page looks again every five seconds.</p>'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Caught mail</title>
<style>body{font:16px/1.5 system-ui;max-width:70ch;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
article{border:1px solid #8888;border-radius:8px;padding:1rem;margin:1rem 0}pre{white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}</style>
<h1>Caught mail</h1>${list}</html>`
}

function articleOf({ subject = '', from, to = [], text = '' }: Email): string {
  const written = (address: Email['from']): string => (address ? `${address.name} <${address.address ?? ''}>`.trim() : '')
  return `<article><h2>${escaped(subject)}</h2><p>From ${escaped(written(from))}<br>To ${escaped(to.map(written).join(', '))}</p>
<pre>${escaped(text).replaceAll(/https?:\/\/[^\s<>"]+/g, '<a href="$&">$&</a>')}</pre></article>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
