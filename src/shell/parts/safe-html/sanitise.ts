import DOMPurify, { type Config } from 'dompurify'
import { keptStyle, quietHtml } from './quiet-html.ts'

// An allow-list: what is not named here is dropped, its text stays. No svg, no math: that is where parsers disagree.
const tags =
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p pre q s samp section small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr'
const attributes =
  'abbr align alt bgcolor border cellpadding cellspacing cite color colspan dir headers height href lang rowspan scope size span src start title type valign value width'

const config = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: [...attributes.split(' '), keptStyle],
  ADD_URI_SAFE_ATTR: [keptStyle],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Held against every attribute: what looks like an address must be one of these.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|cid):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  // Otherwise `name` and `id` could shadow what scripts of the page reach for.
  SANITIZE_DOM: true,
} satisfies Config

/** Foreign HTML as nodes that can do nothing: no script, no handler, no form, no frame, no address but web, mail and phone. */
export function harmlessNodes(html: string): DocumentFragment {
  return DOMPurify.sanitize(quietHtml(html), { ...config, RETURN_DOM_FRAGMENT: true })
}

/** The same as text, for what must be text, such as a paste. */
export function harmlessHtml(html: string): string {
  return DOMPurify.sanitize(quietHtml(html), config)
}
