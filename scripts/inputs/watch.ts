import { watchLoop } from './loop-watch.ts'

// Loaded into a server process before it starts; tells its parent how it fares, whenever it is asked.
const watch = watchLoop()
process.on('unhandledRejection', watch.rejected)
process.on('message', (word) => {
  if (word === 'begin') watch.begin()
  process.send?.(watch.condition())
})
// The parent may go, and nobody asks any more.
process.channel?.unref()
