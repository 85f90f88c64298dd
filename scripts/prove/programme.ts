/**
 * One part of the long programme: a command of its own, which ends by itself and prints a line for each thing it has shown. Each also takes the
 * defence away, to see that the check notices.
 */
export type Check = {
  readonly name: string
  readonly target: string
  readonly command: string
  /** What limits it, where it is known not to reach its target everywhere. */
  readonly reason?: string
}

export const programme: readonly Check[] = [
  {
    name: 'supply',
    target: 'exact versions, digests, allowed licences, two builds the same',
    command: 'npm run --silent supply',
  },
  { name: 'restore', target: '0 acknowledged requests missing at any moment', command: 'npm run --silent drill' },
  {
    name: 'crash',
    target: 'nothing lost, twice or half after kills at random instants',
    command: 'npm run --silent test:crash',
  },
  {
    name: 'faults',
    target: 'told once each, no error of ours, whatever fails around it',
    command: 'npm run --silent test:faults',
  },
  {
    name: 'guessing',
    target: '0 bits in an answer, at most 15 dates a number',
    command: 'npm run --silent test:guessing',
  },
  { name: 'inputs', target: '0 answers of 500, nothing stored', command: 'npm run --silent test:inputs' },
  { name: 'access', target: '0 wrong answers at every endpoint', command: 'npm run --silent test:access' },
  {
    name: 'start',
    target: 'what keeps a process from serving ends it in 10 s, with a sentence and a code',
    command: 'npm run --silent test:start',
  },
  {
    name: 'migrations',
    target: 'no write waits longer than 500 ms, 0 errors',
    command: 'npm run --silent test:migrations',
  },
  {
    name: 'purge',
    target: 'what is past its time goes, the chain stays whole',
    command: 'npm run --silent bench:purge -- --rows 200000',
  },
  {
    name: 'watch',
    target: 'each alert fires for its fault and is quiet without',
    command: 'npm run --silent test:watch',
  },
  {
    name: 'overload',
    target: '10 × the peak served; 10 × capacity refused, goodput 90 %',
    command: 'npm run --silent bench:overload',
  },
  {
    name: 'attack',
    target: '0 scripts run, 0 calls forged, 0 personal values found',
    command: 'npm run --silent test:attack',
  },
  {
    name: 'fuzz',
    target: '0 answers of 500 or off the contract',
    command: 'npm run --silent test:fuzz -- --cases 50000',
  },
  {
    name: 'deliver',
    target: 'the archive runs as another user on a tree it cannot write',
    command: 'npm run --silent deliver',
  },
  { name: 'browser', target: 'every browser test that CI leaves out', command: 'npm run --silent test:browser' },
  { name: 'timing', target: 'every limit in milliseconds, on a quiet machine', command: 'npm run --silent test:timing' },
  { name: 'long', target: 'what takes longer than a change should wait', command: 'npm run --silent test:long' },
  { name: 'oldest', target: 'every test of the server on PostgreSQL 15', command: 'npm run --silent test:oldest' },
  { name: 'affected', target: 'a fault planted in any layer is found by the tests chosen', command: 'npm run --silent test:affected' },
]
