import { expect, it } from 'vitest'
import { htmlOf, plainTextOf } from './plain-text.ts'

it.each([
  ['tags go and words stay', '<p>Guten <b>Tag</b></p>', 'Guten Tag'],
  ['blocks are lines, cells are words', '<div>one</div><div>two</div><table><tr><td>a</td><td>b</td></tr></table>', 'one\n\ntwo\n\na b'],
  ['scripts, styles and comments say nothing', 'a<script>alert("x > y")</script>b<STYLE>p{}</STYLE >c<!-- <p>no</p> -->d', 'a b c d'],
  ['what is never closed hides the rest', 'before <script>alert(1)', 'before'],
  ['signs are decoded once', '&lt;b&gt; &amp;lt; M&uuml;ller &#8211; &#x1F600;', '<b> &lt; Müller – 😀'],
  ['signs that are none do no harm', '&#0;&#x110000;&nosuch; &', '&nosuch; &'],
  ['a zero and half a character cannot be kept', 'a\0b\uD800c', 'ab\uFFFDc'],
  ['an unfinished tag is no text', 'Hello <img src=x onerror=alert(1)', 'Hello'],
  ['a smaller-than sign is', '3 < 4 and 5 > 2', '3 < 4 and 5 > 2'],
])('%s', (_what, html, text) => {
  expect(plainTextOf(html)).toBe(text)
})

it('text becomes HTML that says the same', () => {
  const text = 'Dear <you> & me\nsecond line'

  expect(plainTextOf(htmlOf(text))).toBe(text)
  expect(htmlOf('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)&gt;')
})
