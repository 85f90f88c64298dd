import { parseArgs } from 'node:util'
import { answering } from './answer.ts'
import { createControl } from './control.ts'
import { openJournal } from './journal.ts'
import { healthy, type Behaviour, type Control } from './modes.ts'
import { openService } from './service.ts'

// Plays the canton's core system: `--port 0 --journal file [--certificates folder] [--ignore-key]`. Prints its two addresses as JSON.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'control-port': { type: 'string', default: '0' },
    journal: { type: 'string' },
    certificates: { type: 'string' },
    'ignore-key': { type: 'boolean', default: false },
  },
})
if (values.journal === undefined) throw new Error('Say where the journal is: --journal file')

const journal = openJournal(values.journal)
let behaviour: Behaviour = healthy
let requests = 0
const answer = answering({ journal, behaviour: () => behaviour, ignoresKey: values['ignore-key'] })
const service = await openService({
  port: Number(values.port),
  certificates: values.certificates,
  listener: (request, response) => {
    requests += 1
    void answer(request, response)
  },
})
const control = createControl({
  journal,
  behaviour: () => behaviour,
  requests: () => requests,
  change: async (wanted: Control) => {
    behaviour = { ...behaviour, ...wanted }
    if (wanted.mode !== undefined) await service.enter(wanted.mode)
  },
})
control.listen(Number(values['control-port']), '127.0.0.1', () => {
  const address = control.address()
  const controlPort = typeof address === 'object' && address ? address.port : 0
  const scheme = values.certificates === undefined ? 'http' : 'https'
  process.stdout.write(`${JSON.stringify({ url: `${scheme}://127.0.0.1:${service.port}`, control: `http://127.0.0.1:${controlPort}` })}\n`)
})

process.once('SIGTERM', () => {
  control.close()
  control.closeAllConnections()
  void service.stop().then(() => journal.close())
})
