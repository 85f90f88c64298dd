import { open } from 'node:fs/promises'

export type FaultReport = { readonly add: (line: string) => Promise<void>; readonly close: () => Promise<void> }

/** A file for everything that was refused; without a path nothing is kept. */
export async function openFaultReport(path: string | undefined): Promise<FaultReport> {
  if (path === undefined) return { add: async () => {}, close: async () => {} }
  const file = await open(path, 'w')
  let waiting = 'row,column,reason\n'
  const write = async (): Promise<void> => {
    await file.write(waiting)
    waiting = ''
  }
  return {
    add: async (line) => {
      waiting += line
      if (waiting.length > 1 << 16) await write()
    },
    close: async () => {
      await write()
      await file.close()
    },
  }
}
