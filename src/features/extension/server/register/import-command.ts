import { access } from 'node:fs/promises'
import type { Command, CommandNeeds } from '../../../../platform/command.ts'
import { openFaultReport } from './fault-report.ts'
import { importRegister, type ImportWish } from './import-register.ts'
import type { ImportCounts } from './import-run-store.ts'
import { grouped, showProgress } from './progress.ts'
import { importKinds } from './row.ts'

export const importCommand: Command = {
  takes: '<file>',
  options: {
    '--dry-run': 'only check the file, and say what it would change',
    '--kind <persons|cases|auto>': 'what the rows are, unless their columns say so',
    '--report <file>': 'write the refused rows into this file',
    '--skip-bad': 'accept that refused rows are left out',
    '--from-start': 'do not go on where a broken run stopped',
    '--chunk <rows>': 'rows in one transaction, 20000 unless given',
  },
  changes: 'changes persons, firms and deadlines of the register',
  does: 'import people, firms and cases from a CSV or NDJSON file; resumes an interrupted import',
  run: async ([file = ''], needs, options) => {
    const { wish, report, skipsBad } = await readOptions(file, options)
    const counts = await importWith(wish, report, needs)
    const answer = summary(counts, wish.isDryRun)
    if (counts.badRows === 0 || skipsBad) return answer
    throw new Error(`${answer}\nBad rows were left out. Mend them and import again, or accept that with --skip-bad.`)
  },
}

type Options = { readonly wish: ImportWish; readonly report: string | undefined; readonly skipsBad: boolean }

async function readOptions(file: string, options: Parameters<Command['run']>[2]): Promise<Options> {
  const { kind: kindGiven = 'auto', report, chunk = '20000' } = options
  const kind = importKinds.find((each) => each === kindGiven)
  const chunkRows = Number(chunk)
  if (!kind) throw new Error(`--kind must be one of ${importKinds.join(', ')}.`)
  if (!Number.isInteger(chunkRows) || chunkRows < 1 || chunkRows > 1_000_000)
    throw new Error('--chunk must be a number of rows up to 1000000.')
  await access(file).catch((cause: unknown) => {
    throw new Error('The file to import cannot be read.', { cause })
  })
  const wish = { file, kind, chunkRows, isDryRun: options['dryRun'] === true, isFromStart: options['fromStart'] === true }
  return { wish, report: typeof report === 'string' ? report : undefined, skipsBad: options['skipBad'] === true }
}

const mostShown = 100

async function importWith(wish: ImportWish, report: string | undefined, { database, canton, tell }: CommandNeeds): Promise<ImportCounts> {
  const { id } = await canton()
  const list = await openFaultReport(report)
  const progress = showProgress(tell)
  let shown = 0
  try {
    return await importRegister(database(), id, wish, {
      ...progress,
      begins: (fileBytes, rowsDone) => {
        progress.begins(fileBytes)
        if (rowsDone > 0) tell(`Goes on after row ${grouped(rowsDone)}, where the last run stopped.`)
      },
      refuses: async (row, column, reason) => {
        progress.stop()
        if ((shown += 1) <= mostShown) tell(`row ${row}${column === '' ? '' : `, ${column}`}: ${reason}`)
        await list.add(`${row},${column},"${reason}"\n`)
      },
    })
  } finally {
    progress.stop()
    if (shown > mostShown)
      tell(`… and ${grouped(shown - mostShown)} more${report === undefined ? '; --report <file> keeps them all' : ''}.`)
    await list.close()
  }
}

function summary(counts: ImportCounts, isDryRun: boolean): string {
  const line = (what: string, added: number, changed: number, same: number): string =>
    `${what} ${grouped(added)} new, ${grouped(changed)} changed, ${grouped(same)} unchanged`
  return [
    isDryRun ? 'Nothing was changed. The import would do this:' : 'The register is up to date with the file:',
    `  rows     ${grouped(counts.rows)} read, ${grouped(counts.badRows)} bad`,
    line('  persons ', counts.newPersons, counts.changedPersons, counts.unchangedPersons),
    line('  cases   ', counts.newCases, counts.changedCases, counts.unchangedCases),
  ].join('\n')
}
