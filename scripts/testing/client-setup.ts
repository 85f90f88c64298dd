import { BroadcastChannel } from 'node:worker_threads'
import { configure } from '@testing-library/react'
import { patience } from '../../src/shell/call.ts'

// What comes by itself is waited for as long as in all tests: parts that are fetched later have to be read and compiled first.
configure({ asyncUtilTimeout: 20_000 })
patience.firstPause = 1

// Browsers have it, the window of the tests does not.
Object.assign(globalThis, { BroadcastChannel })
