import { launchChromium } from './measure/chromium.ts'
import { medianRun } from './measure/median.ts'
import { startMeasuredProduct } from './measure/product.ts'
import { slow4G, startSlowly, type SlowStart } from './measure/slow-start-run.ts'

const limit = 3000

/** What is printed of one start, and whether the page was there in time. */
export function judge({ readable, interactive, bytes }: SlowStart): { readonly isWithin: boolean; readonly lines: readonly string[] } {
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`
  const kB = (size: number): string => `${(size / 1000).toFixed(1)} kB`
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0)
  return {
    isWithin: interactive < limit && readable <= interactive && total > 0,
    lines: [
      `slow 4G: readable ${seconds(readable)}, interactive ${seconds(interactive)} of ${seconds(limit)}`,
      `slow 4G: ${Object.entries(bytes)
        .map(([kind, size]) => `${kind} ${kB(size)}`)
        .join(', ')}, total ${kB(total)} as transferred, headers included`,
    ],
  }
}

if (import.meta.main) {
  const runs = Number(process.argv[2] ?? 3)
  const starts = await startAll(runs)
  const { isWithin, lines } = judge(medianRun(starts, ({ interactive }) => interactive))
  const { latency, downKilobits, upKilobits, cpuSlowdown } = slow4G
  for (const line of lines) console.log(line)
  console.log(
    `slow 4G: median of ${runs} cold starts; applied throttling, ${latency} ms a request, ${Math.round(downKilobits)} kbit/s down, ${upKilobits} up, CPU ${cpuSlowdown} times slower`,
  )
  process.exitCode = isWithin ? 0 : 1
}

async function startAll(runs: number): Promise<readonly SlowStart[]> {
  const product = await startMeasuredProduct()
  const browser = await launchChromium()
  const starts: SlowStart[] = []
  try {
    while (starts.length < runs) starts.push(await startSlowly(browser, product.address))
  } finally {
    await browser.close()
    await product.stop()
  }
  return starts
}
