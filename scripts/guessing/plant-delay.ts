import { plant } from './planted.ts'

// Loaded into a server process before it starts: answers in the planted state take twenty microseconds longer.
plant((sent) => {
  const end = performance.now() + 0.02
  while (performance.now() < end);
  return sent
})
