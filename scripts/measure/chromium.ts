import { existsSync } from 'node:fs'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'

// The one without a window of its own opens pages several times quicker.
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Whatever asks for another host gets no answer, and the measurement shows it. This machine has two names, which are two sites.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/** The browser of this machine, cut off from every other machine. */
export async function launchChromium(moreFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch(chromiumOptions(moreFlags))
}

/** How that browser is started. */
export function chromiumOptions(moreFlags: readonly string[] = []): LaunchOptions {
  const executablePath = process.env['CHROMIUM'] ?? places.find((place) => existsSync(place))
  if (!executablePath) throw new Error('There is no Chromium here: install it or set CHROMIUM to its path.')
  return {
    executablePath,
    args: [...flags, ...moreFlags],
    // Going back must be as quick as for anybody; the tool would switch that off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    // A machine that names no alphabet would save «März» as «download».
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  }
}
