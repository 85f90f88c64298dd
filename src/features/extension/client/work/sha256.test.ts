import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSha256 } from './sha256.ts'

const hash = createSha256()
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const expected = (text: string): string => createHash('sha256').update(text).digest('hex')

it('hashes the example of the standard', () => {
  expect(hex(hash('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

it('hashes every length around the ends of its blocks as Node does', () => {
  const texts = Array.from({ length: 300 }, (_, length) => 'a'.repeat(length))

  expect(texts.map((text) => hex(hash(text)))).toEqual(texts.map(expected))
})

it('hashes 10,000 inputs as Node does', () => {
  const texts = Array.from({ length: 10_000 }, (_, at) => `2026-03-10:${randomBytes(at % 60).toString('base64url')}:${at}`)

  expect(texts.filter((text) => hex(hash(text)) !== expected(text))).toEqual([])
})
