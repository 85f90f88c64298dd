import { readFileSync } from 'node:fs'

// A download address ties everybody to the registry of whoever wrote the lockfile last.
const addresses = readFileSync('package-lock.json', 'utf8').match(/"resolved": "[^"]*:\/\/[^"]*"/g) ?? []

for (const address of addresses.slice(0, 5)) console.log(address)
console.log(`lockfile: ${addresses.length} download addresses`)
process.exitCode = addresses.length === 0 ? 0 : 1
