import { tellTests } from './access/tell-tests.ts'

// Who gets in where, with which tokens, how far a guesser comes and where a return address may lead; printed from the tests that prove it.
const tests = [
  'src/main/access',
  'src/kit/return-path.test.ts',
  'src/features/accounts/server/guesses',
  'src/features/accounts/server/open-streams',
  'src/features/desk/server/decide/two-persons',
]

await tellTests({ title: 'all tests of access', options: ['--project', 'unit', '--project', 'server', '--project', 'long', ...tests] })
