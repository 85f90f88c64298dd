import { searchWork, type WorkOrder } from './search.ts'

// Runs beside the page: the page stays quick, and whoever leaves it ends the search.
addEventListener('message', ({ data: order }: MessageEvent<WorkOrder>) => postMessage(searchWork(order)))
