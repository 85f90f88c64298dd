import { randomUUID } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import type { SignedIn } from '../src/features/accounts/contract.ts'
import { firstContents } from './bench-start/first-contents.ts'
import { startAtApp, startAtHome, startAtLogin, type Account, type Start } from './bench-start/starts.ts'
import { launchChromium } from './measure/chromium.ts'
import { startMeasuredProduct } from './measure/product.ts'

// From login to a home page that can be used, and each app's first content: the production build, a real browser, nothing slowed down.
// `-- 20` for other than ten runs, a word behind it for only the pages whose address has it.
const limits: Start = { cold: 1000, warm: 300 }
const runs = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 10)
const wanted = process.argv.slice(2).find((argument) => !/^\d+$/.test(argument)) ?? ''

const product = await startMeasuredProduct({
  REGISTRATION: 'open',
  REGISTRATIONS_PER_HOUR: '10000',
  SIGN_INS_PER_MINUTE: '10000',
})
const browser = await launchChromium()
try {
  const account = await registered(product.address)
  const measured: readonly { readonly name: string; readonly start: () => Promise<Start> }[] = [
    { name: 'login → home', start: () => startAtLogin(browser, product.address, account) },
    { name: '/apps/home', start: () => startAtHome(browser, product.address, account) },
    ...firstContents.map((each) => ({ name: each.path, start: () => startAtApp(browser, product.address, account, each) })),
  ]
  const all: boolean[] = []
  for (const { name, start } of measured.filter((each) => each.name.includes(wanted))) {
    const starts: Start[] = []
    while (starts.length < runs) starts.push(await start())
    const figures = (['cold', 'warm'] as const).map((kind) => figuresOf(starts, kind))
    console.log(`${name.padEnd(28)} ${figures.map(({ line }) => line).join('   ')}`)
    all.push(...figures.map(({ isWithin }) => isWithin))
  }
  console.log(
    `bench:start: ${all.filter(Boolean).length} of ${all.length} medians within their limit (cold ${limits.cold} ms, warm ${limits.warm} ms)`,
  )
  console.log(
    `${runs} runs each; cold is a new profile, warm a reload; processor not slowed down, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} now; server, database and browser on this machine`,
  )
  if (!all.every(Boolean)) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
}

function figuresOf(starts: readonly Start[], kind: keyof Start): { readonly line: string; readonly isWithin: boolean } {
  const times = starts.map((start) => start[kind]).toSorted((one, other) => one - other)
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  const isWithin = at(0.5) <= limits[kind]
  const line = `${kind} median ${at(0.5).toFixed(0).padStart(5)} ms, p95 ${at(0.95).toFixed(0).padStart(5)} ms${isWithin ? '' : ' !'}`
  return { line, isWithin }
}

async function registered(address: string): Promise<Account> {
  const account = { displayName: 'Anna Muster', email: `${randomUUID()}@example.com`, password: `Quitten ${randomUUID()}` }
  const reply = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (reply.status !== 200) throw new Error(`not registered: ${reply.status} ${await reply.text()}`)
  const { access_token: token } = (await reply.json()) as SignedIn // a new address and a long password are never refused
  return { ...account, token }
}
