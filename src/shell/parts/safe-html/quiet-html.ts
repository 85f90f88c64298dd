/** Where a style attribute waits until a script may set it. */
export const keptStyle = 'data-style'

/**
 * Foreign HTML without what the content-security policy would report while it is read: even a document that nobody sees is
 * held to it. This makes nothing safe, only quiet; what it misses is dropped by the sanitiser all the same.
 */
export function quietHtml(html: string): string {
  return withRenamedAttributes(html.replace(unread, apart).replace(/<(?:base|track)\b[^<>]*>/gi, apart))
}

/** What stands on both sides of something dropped must not become a tag together, as in `<scr<script></script>ipt>`. */
const apart = '<!---->'

/** What holds text and no elements, whatever the text looks like; the sanitiser drops it with all that is in it. */
const unread = /<(style|script|textarea|title|xmp|noembed|noframes|iframe)\b[^<>]*>[^]*?(?:<\/\1\b[^<>]*>|$)/gi

/** Walks once through the text, so that no mail, however made, can hold the page up. */
function withRenamedAttributes(html: string): string {
  const tag = /<[a-z][^\s/>]*/gi
  const attribute = /([\s/"']*)([^\s/>="']+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y
  let quiet = ''
  let at = 0
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    quiet += html.slice(at, tag.lastIndex)
    at = tag.lastIndex
    attribute.lastIndex = at
    for (let next = attribute.exec(html); next; next = attribute.exec(html)) {
      const [, gap = '', name = '', value = ''] = next
      quiet += `${gap}${isReported(name) ? 'data-' : ''}${name}${value}`
      at = attribute.lastIndex
    }
    tag.lastIndex = at
  }
  return quiet + html.slice(at)
}

function isReported(attribute: string): boolean {
  return /^(?:style|on\w+)$/i.test(attribute)
}
