const tokens = ['text', 'muted', 'line', 'sunken', 'on-tint', 'control', 'focus-outer']

/** The look of a sheet of foreign text, in the colours that hold around its frame. */
export function sheetStyle(frame: HTMLIFrameElement): string {
  const computed = getComputedStyle(frame)
  const values = tokens.map((token) => `--${token}: ${computed.getPropertyValue(`--${token}`)};`).join(' ')
  return `:root { color-scheme: ${computed.colorScheme}; ${values} --font: ${computed.fontFamily}; font-size: ${computed.fontSize}; }${rules}${fontFaces()}`
}

/** The typeface of the page; a frame is a page of its own and has none. */
function fontFaces(): string {
  const rulesOfPage = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  return rulesOfPage
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText)
    .join('\n')
}

const rules = `
html { overflow: hidden; background: transparent; }
body { margin: 0; padding: 0.1px 0; overflow-x: auto; color: var(--text); font: 1em / 1.6 var(--font); overflow-wrap: anywhere; }
p, ul, ol, dl, blockquote, pre, table, figure { margin: 0 0 1em; }
:is(h1, h2, h3, h4) { margin: 1.2em 0 0.5em; font-weight: 600; line-height: 1.3; }
h1 { font-size: 1.5em; } h2 { font-size: 1.3em; } h3, h4 { font-size: 1.1em; }
a[href] { color: var(--on-tint); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--focus-outer); outline-offset: 2px; }
blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid var(--line); color: var(--muted); }
pre { padding: 0.8em; overflow-x: auto; border-radius: 6px; background: var(--sunken); }
code { font-size: 0.95em; }
img { max-width: 100%; height: auto; }
td, th { border-color: var(--line); } table { border-collapse: collapse; border-color: var(--line); } th { text-align: start; }
hr { border: 0; border-top: 1px solid var(--line); }
body > :first-child { margin-top: 0; } body > :last-child { margin-bottom: 0; }
.hidden-image { display: inline-block; padding: 0.2em 0.8em; border: 1px dashed var(--control); border-radius: 6px; color: var(--muted); font-size: 0.9em; }
`
