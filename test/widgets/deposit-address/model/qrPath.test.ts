import fc from 'fast-check'
import decodeQr from 'qr/decode.js'
import { getAddress, pad, toHex } from 'viem'
import { expect, it } from 'vitest'
import { qrPath } from '../../../../src/widgets/deposit-address/model/qrPath.ts'
import { caseCount } from '../../../support/runner/caseCount.ts'

const address = fc
  .bigInt({ min: 0n, max: 2n ** 160n - 1n })
  .map((value) => getAddress(pad(toHex(value), { size: 20 })))
const payment = fc
  .tuple(address, fc.integer({ min: 1 }), fc.bigInt({ min: 1n, max: 2n ** 96n }))
  .map(([address, chainId, amount]) => `ethereum:${address}@${chainId}?value=${amount}`)

it('behavior: can be read by another library, for every address and payment', () => {
  fc.assert(
    fc.property(fc.oneof(address, payment), (text) => {
      expect(scan(qrPath(text))).toBe(text)
    }),
    { numRuns: caseCount(100) },
  )
})

it('behavior: can be scanned even if its middle is damaged', () => {
  const text = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const { size, path } = qrPath(text)
  // A white blot in the middle, where nothing but data is.
  const blot = { from: Math.floor(size * 0.4), to: Math.floor(size * 0.55) }
  expect(scan({ size, path }, blot)).toBe(text)
})

it('default: leaves four light modules around it', () => {
  const { size, path } = qrPath('0x')
  const dark = readModules(path)
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  expect(dark.length).toBeGreaterThan(100)
  for (const [x, y] of dark) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x, y)).toBeLessThan(size - 4)
  }
})

/** Draws the path as a camera would see it, four pixels for each module, and reads the picture. */
function scan({ size, path }: { size: number; path: string }, blot?: { from: number; to: number }) {
  const scale = 4
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [x, y] of readModules(path)) {
    if (blot && x >= blot.from && x < blot.to && y >= blot.from && y < blot.to) continue
    for (let row = y * scale; row < (y + 1) * scale; row++) {
      for (let column = x * scale; column < (x + 1) * scale; column++) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  return decodeQr({ width: side, height: side, data: pixels })
}

function readModules(path: string): [x: number, y: number][] {
  return [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)])
}
