export { publicFigures } from './figures/public-figures.ts'
export { watchFigures } from './figures/watch-figures.ts'
export { readWaiting, readWaitingAsOwner } from './figures/watched-store.ts'
