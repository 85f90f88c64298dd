import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { linkCode, linkCodeFile } from './link-code.ts'

const link = 'https://steuern.musterland.example/steuernnp#periode=2025&subjektid=204518'

describe('the QR code of a link', () => {
  it('draws exactly the squares of the code', () => {
    const { size, path } = linkCode(link)

    expect(squaresOf(path, size)).toEqual(encode(link, { ecc: 'M', border: 4 }).data)
  })

  it('leaves four light squares on every side', () => {
    const { size, path } = linkCode(link)

    const squares = squaresOf(path, size)

    const outer = squares.flatMap((row, y) => row.filter((_, x) => Math.min(x, y, size - 1 - x, size - 1 - y) < 4))
    expect(outer.length).toBeGreaterThan(0)
    expect(outer.filter(Boolean)).toEqual([])
    expect(squares[4]?.[4]).toBe(true)
  })

  it('is another one for another link', () => {
    expect(linkCode(link).path).not.toBe(linkCode(`${link}1`).path)
  })

  it('as a file is dark on white, with a size of its own and without a word of the link', () => {
    const file = linkCodeFile(link)

    expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+) \1" width="40mm" height="40mm"/)
    expect(file).toContain(`<path fill="#fff" d="M0 0h${linkCode(link).size}v${linkCode(link).size}H0z"/>`)
    expect(file).toContain(`<path fill="#000" d="${linkCode(link).path}"/>`)
    expect(file).not.toContain('204518')
  })
})

/** Paints the path onto squares again. */
function squaresOf(path: string, size: number): readonly (readonly boolean[])[] {
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    squares[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  return squares
}
