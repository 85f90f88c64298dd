import { parseArgs } from 'node:util'
import { tellTests } from './access/tell-tests.ts'
import { fuzzVariables } from './fuzz/settings.ts'

// A million requests made from the contract, for every field of every call, against the whole server on a database of its own.
// `--cases 50000`, `--seed 7` to make the same again, `--only /api/notes-app` for some calls; what is found goes to scripts/fuzz/corpus.jsonl.
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
    only: { type: 'string', default: '' },
  },
})

console.log(`seed ${values.seed}, ${values.cases} cases`)
const { cases, seed, only, long } = fuzzVariables
const environment = { [cases]: values.cases, [seed]: values.seed, [only]: values.only, [long]: 'yes' }
await tellTests({ title: 'fuzz tests', options: ['--project', 'fuzz', 'src/main/fuzz.test.ts'], environment })
