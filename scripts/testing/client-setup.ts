import { BroadcastChannel } from 'node:worker_threads'
import { configure } from '@testing-library/react'
import { patience } from '../../src/shell/call.ts'

// What comes by itself is waited for as long as in all tests: parts that are fetched later have to be read and compiled first.
configure({ asyncUtilTimeout: 20_000 })
patience.firstPause = 1

// Browsers have it, the window of the tests does not.
Object.assign(globalThis, { BroadcastChannel })

// The window of the tests would send a beacon as a call of its own, to a server that is not there.
if (typeof navigator !== 'undefined') navigator.sendBeacon = () => true
