import { expect, it } from 'vitest'
import { quietHtml } from './quiet-html.ts'

it.each([
  ['<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
  ["<p class=x STYLE='a>b' onclick=x()>", "<p class=x data-STYLE='a>b' data-onclick=x()>"],
  ['<img/src=x/onerror="y()">', '<img/src=x/onerror="y()">'],
  ['<img/onerror="y()"/src=x>', '<img/data-onerror="y()"/src=x>'],
  ['a<style>p{}</style>b<base href="x">c', 'a<!---->b<!---->c'],
  ['<scr<script>x</script>ipt>y', '<scr<!---->ipt>y'],
  ['a<style>never closed', 'a<!---->'],
  ['<textarea><p id="</textarea><img src=x onerror=y()>', '<!----><img src=x data-onerror=y()>'],
  ['<TITLE><p id="</title><b onclick=y()>', '<!----><b data-onclick=y()>'],
  ['a<script src=x: onerror="y()">b</script>c', 'a<!---->c'],
  ['<video><track default src="http://x"></video>', '<video><!----></video>'],
])('makes %s quiet', (html, quiet) => {
  expect(quietHtml(html)).toBe(quiet)
})

it.each(['my style = yours', '1 < 2 and on = off', '<p title="style=x onclick=y">a</p>', '<p>unclosed "quote', '<'])(
  'leaves %s as it is',
  (html) => {
    expect(quietHtml(html)).toBe(html)
  },
)
