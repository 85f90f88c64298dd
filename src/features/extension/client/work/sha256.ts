/** Gives the 32 bytes of a hash; the next call writes over them. */
type Hash = (ascii: string) => Uint8Array

/** SHA-256 as FIPS 180-4 has it, at once. What browsers bring answers each call later, too slow for a million of them. */
export function createSha256(): Hash {
  const words = new Int32Array(64)
  const state = new Int32Array(8)
  const hash = new Uint8Array(32)
  const view = new DataView(hash.buffer)
  return (ascii) => {
    state.set(firstState)
    const blocks = Math.ceil((ascii.length + 9) / 64)
    for (let block = 0; block < blocks; block += 1) {
      read(words, ascii, block * 64)
      if (block === blocks - 1) words[15] = ascii.length * 8
      expand(words)
      mix(state, words)
    }
    for (let at = 0; at < 8; at += 1) view.setInt32(at * 4, state[at] ?? 0)
    return hash
  }
}

/** One block of the text; behind its end a single bit is set. */
function read(words: Int32Array, ascii: string, start: number): void {
  words.fill(0, 0, 16)
  for (let at = 0; at < 64; at += 1) {
    const place = start + at
    if (place > ascii.length) return
    const byte = place === ascii.length ? 0x80 : ascii.charCodeAt(place)
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at & 3) * 8))
  }
}

function expand(words: Int32Array): void {
  for (let at = 16; at < 64; at += 1) {
    const far = words[at - 15] ?? 0
    const near = words[at - 2] ?? 0
    const small0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const small1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    words[at] = (words[at - 16] ?? 0) + small0 + (words[at - 7] ?? 0) + small1
  }
}

// NOTE lists and loops over the eight letters would read better, and take browsers four times as long.
/** The letters are those of the standard. */
function mix(state: Int32Array, words: Int32Array): void {
  let a = state[0] ?? 0
  let b = state[1] ?? 0
  let c = state[2] ?? 0
  let d = state[3] ?? 0
  let e = state[4] ?? 0
  let f = state[5] ?? 0
  let g = state[6] ?? 0
  let h = state[7] ?? 0
  for (let at = 0; at < 64; at += 1) {
    const large1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + large1 + ((e & f) ^ (~e & g)) + (constants[at] ?? 0) + (words[at] ?? 0)) | 0
    const large0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (large0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = (state[0] ?? 0) + a
  state[1] = (state[1] ?? 0) + b
  state[2] = (state[2] ?? 0) + c
  state[3] = (state[3] ?? 0) + d
  state[4] = (state[4] ?? 0) + e
  state[5] = (state[5] ?? 0) + f
  state[6] = (state[6] ?? 0) + g
  state[7] = (state[7] ?? 0) + h
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

const firstState = wordsOf('6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19')

const constants = wordsOf(
  '428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe ' +
    '9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da 983e5152 a831c66d b00327c8 bf597fc7 ' +
    'c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85 a2bfe8a1 a81a664b ' +
    'c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 ' +
    '748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2',
)

function wordsOf(hexadecimal: string): Int32Array {
  return Int32Array.from(hexadecimal.split(' '), (word) => Number.parseInt(word, 16))
}
