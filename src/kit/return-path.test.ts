import { expect, it } from 'vitest'
import { tellFigures } from '../../scripts/access/figures.ts'
import { ownAddresses, returnAddressAttacks } from '../../scripts/access/return-addresses.ts'
import { returnPath } from './return-path.ts'

const own = 'https://own.example'
const attacks = returnAddressAttacks()

/** As a browser would follow it, plainly or after one more decoding on the way. */
function leaves(address: string): boolean {
  const readings = [address, decoded(address)]
  return readings.some((reading) => {
    const target = URL.parse(reading, own)
    return target === null || target.origin !== own || target.pathname.startsWith('//')
  })
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

it('§6.4 no address leads anywhere but to our own pages, however it is disguised', () => {
  const accepted = attacks.flatMap((attack) => returnPath(attack) ?? [])

  const left = accepted.filter(leaves)

  expect(left).toEqual([])
  expect(attacks.length).toBeGreaterThanOrEqual(300)
  tellFigures({
    title: 'return addresses that leave the origin',
    isTrue: left.length === 0,
    figures: `${left.length} of ${attacks.length} (${accepted.length} accepted as paths of our own)`,
  })
})

it('the same attacks leave where only the first letter is looked at', () => {
  const careless = attacks.filter((attack) => attack.startsWith('/')).filter(leaves)

  expect(careless.length).toBeGreaterThan(50)
  tellFigures({
    title: 'the same where only the first letter is looked at (control)',
    isTrue: careless.length > 0,
    figures: `${careless.length} leave`,
  })
})

it.each(ownAddresses)('lets %s through as it is', (address) => {
  expect(returnPath(address)).toBe(address)
})

it('nothing wanted is nothing', () => {
  expect([returnPath(null), returnPath(undefined), returnPath('')]).toEqual([undefined, undefined, undefined])
})
