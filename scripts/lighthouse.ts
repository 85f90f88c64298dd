import { availableParallelism, loadavg } from 'node:os'
import { freePort } from './free-port.ts'
import { launchChromium } from './measure/chromium.ts'
import { grantedResult } from './measure/granted-result.ts'
import { medianRun } from './measure/median.ts'
import { startMeasuredProduct } from './measure/product.ts'
import type { Category, Visit } from './measure/visit-figures.ts'

export type MeasuredPage = {
  readonly name: string
  /** False where robots.txt keeps search engines away on purpose: SEO does not apply. */
  readonly isSearchable: boolean
  readonly visit: Visit
}

const limits: Readonly<Record<Category, number>> = { performance: 98, accessibility: 100, 'best practices': 100, SEO: 100 }
const categories = Object.keys(limits) as readonly Category[] // the keys just written

/** The lowest score of each kind over all pages, and whether all reach their limits. */
export function judge(pages: readonly MeasuredPage[]): { readonly isWithin: boolean; readonly line: string } {
  const lowest = (category: Category): number =>
    Math.min(...pages.filter((page) => applies(page, category)).map(({ visit }) => visit.scores[category]))
  return {
    isWithin: pages.length > 0 && categories.every((category) => lowest(category) >= limits[category]),
    line: `lighthouse: ${categories.map((each) => `${each} ${lowest(each)} of ${limits[each]}`).join(', ')} (lowest of ${pages.length} pages)`,
  }
}

/** One row a page, in columns. */
export function printTable(pages: readonly MeasuredPage[]): readonly string[] {
  const rows = [
    ['page', ...categories, 'FCP', 'LCP', 'TBT', 'CLS'],
    ...pages.map((page) => [
      page.name,
      ...categories.map((category) => (applies(page, category) ? String(page.visit.scores[category]) : '-')),
      ...[page.visit.fcp, page.visit.lcp].map((time) => `${(time / 1000).toFixed(2)} s`),
      `${Math.round(page.visit.tbt)} ms`,
      page.visit.cls.toFixed(3),
    ]),
  ]
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

/** What fell short, page by page. Advice changes no score. */
export function printFaults(pages: readonly MeasuredPage[]): readonly string[] {
  return pages.flatMap(({ name, visit }) =>
    visit.faults.map(({ id, message, score, counts }) => `${name}: ${id} ${score.toFixed(2)}${counts ? '' : ' (advice)'}: ${message}`),
  )
}

function applies({ isSearchable }: MeasuredPage, category: Category): boolean {
  return isSearchable || category !== 'SEO'
}

if (import.meta.main) {
  const runs = Number(process.argv[2] ?? 3)
  const pages = await measureAll(runs)
  const { isWithin, line } = judge(pages)
  const benchmark = Math.round(Math.min(...pages.map(({ visit }) => visit.benchmark)))
  for (const each of [...printTable(pages), '', ...printFaults(pages), '']) console.log(each)
  if (pages.some(({ isSearchable }) => !isSearchable)) console.log('- SEO does not apply: robots.txt keeps answers out of search engines')
  console.log(`machine: benchmark index ${benchmark}, load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`)
  console.log(`${line.slice(0, -1)}, median of ${runs} runs)`)
  process.exitCode = isWithin ? 0 : 1
}

async function measureAll(runs: number): Promise<readonly MeasuredPage[]> {
  // Here and not above, because the tests of the printing need none of it.
  const { auditPage } = await import('./measure/audit-page.ts')
  const product = await startMeasuredProduct()
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  const measured: MeasuredPage[] = []
  try {
    for (const path of ['/', '/steuernnp', '/info', '/beleg', '/regeln', '/hilfe', await grantedResult(product.address)]) {
      const visits: Visit[] = []
      while (visits.length < runs) visits.push(await auditPage(`${product.address}${path}`, port))
      const [name = path, secret] = path.split('?')
      measured.push({ name, isSearchable: secret === undefined, visit: medianRun(visits, ({ scores }) => scores.performance) })
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  return measured
}
