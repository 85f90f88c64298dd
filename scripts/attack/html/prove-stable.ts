import type { BrowserContext } from 'playwright-core'
import type { World } from '../../access/world.ts'
import type { Proof } from '../../proof.ts'
import { checked, someOf } from '../check.ts'
import { payloads } from './payloads.ts'
import { post, type Caller } from './store.ts'

const harmful =
  /<(script|svg|math|iframe|object|embed|form|input|style|link|meta|base|template|noscript|video|audio)\b|\son\w+\s*=|(href|src)\s*=\s*["']?\s*(javascript|data:text|vbscript)|url\(/i
const rounds = 3
const articles = 6

/** Read, edited and saved again and again, a text has settled by the second time: nothing that was harmless becomes harmful. */
export async function proveStable(context: BrowserContext, caller: Caller, world: World): Promise<Proof> {
  const { helpArticle: id, helpSection: sectionId } = world.own.things
  const share = Math.ceil(payloads.length / articles)
  const faults: string[] = []
  let [saved, control] = [0, 0]
  for (let article = 0; article < articles; article += 1) {
    const content = payloads
      .slice(article * share, (article + 1) * share)
      .map((payload) => `<p>attack</p>${payload}`)
      .join('')
    if (harmful.test(content)) control += 1
    await post(caller, '/api/help/save', {
      entry: { id, sectionId, title: `Attack ${article}`, content, language: 'en', isFeatured: false },
    })
    const kept: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      await editOnce(context, caller.address, id, `Attack ${article} ${round}`)
      kept.push(await contentOf(caller, id))
    }
    saved += kept.filter((each) => each !== content).length
    const [first = '', second = '', third = ''] = kept
    if (second !== third) faults.push(`article ${article} changes from ${first.length} to ${second.length} and ${third.length} signs`)
    for (const each of kept) {
      const [found] = harmful.exec(each.replaceAll(/>[^<]*</g, '><')) ?? []
      if (found) faults.push(`article ${article} keeps ${found}`)
    }
  }
  return checked({
    check: 'html: texts that change or grow harmful over read, edit, save, read',
    target: '0',
    measured: `${faults.length} of ${articles} articles with ${payloads.length} attacks, ${saved} saves${someOf(faults)}`,
    isMet: faults.length === 0 && saved === articles * rounds,
    control: `${control} of ${articles} are harmful before the editor has read them`,
    isControlRed: control === articles,
  })
}

async function editOnce(context: BrowserContext, address: string, id: string, title: string): Promise<void> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.goto(`${address}/pages/knowledge-base/edit/${id}`)
  const editor = page.locator('[contenteditable=true]').first()
  await editor.waitFor().catch(async () => {
    throw new Error(`There is no editor: ${(await page.locator('body').innerText()).slice(0, 300)}`)
  })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+End')
  // A sign and back: the editor has written, and the text is the same.
  await page.keyboard.type('x')
  await page.keyboard.press('Backspace')
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(title)
  const saving = page.waitForResponse((reply) => reply.url().endsWith('/api/help/save') && reply.ok())
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await saving
  await page.close()
}

async function contentOf({ address, headers }: Caller, id: string): Promise<string> {
  const reply = await fetch(`${address}/api/help/entry?id=${id}`, { headers })
  const { content = '' } = (await reply.json()) as { content?: string } // by its contract
  return content
}
