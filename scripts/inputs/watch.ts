import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into a server process before it starts; tells its parent how it fares, whenever it is asked.
const delay = monitorEventLoopDelay({ resolution: 5 })
const keysBefore = Reflect.ownKeys(Object.prototype).length
let rejections = 0
let longestWork = 0
let before = process.threadCpuUsage()

// What the loop itself has worked between two looks; a machine that is busy with others does not count.
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before)
  before = process.threadCpuUsage()
  longestWork = Math.max(longestWork, (user + system) / 1000)
}, 5).unref()

process.on('unhandledRejection', () => {
  rejections += 1
})
process.on('message', (word) => {
  if (word === 'begin') {
    delay.enable()
    delay.reset()
    longestWork = 0
  }
  const addedKeys = Reflect.ownKeys(Object.prototype).length - keysBefore
  process.send?.({ stall: longestWork, silence: delay.max / 1e6, addedKeys, rejections, megabytes: process.memoryUsage().rss / 1e6 })
})
// The parent may go, and nobody asks any more.
process.channel?.unref()
