import { BroadcastChannel } from 'node:worker_threads'
import { configure } from '@testing-library/react'

// What comes by itself is waited for as long as in all tests: parts that are fetched later have to be read and compiled first.
configure({ asyncUtilTimeout: 20_000 })

// Browsers have it, the window of the tests does not.
Object.assign(globalThis, { BroadcastChannel })
