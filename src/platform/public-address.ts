import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IANA's special-purpose addresses: this machine, private networks, the services of a cloud, documentation, multicast. */
const inner = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [network = '', bits] = range.split('/')
  inner.addSubnet(network, Number(bits), 'ipv4')
}

/** Of the newer kind only 2000::/3 is in use between networks; within it, what carries an older address inside is left out. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const within = new BlockList()
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']) {
  const [network = '', bits] = range.split('/')
  within.addSubnet(network, Number(bits), 'ipv6')
}

/** Whether an address lies in the open internet and nowhere inside. What is no address at all does not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inner.check(address, 'ipv4')
  return isIPv6(address) && global.check(address, 'ipv6') && !within.check(address, 'ipv6')
}
