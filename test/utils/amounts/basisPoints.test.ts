import { expect, it } from 'vitest'
import { basisPointsUp, maxBasisPoints, shareUp } from '../../../src/utils/amounts/basisPoints.ts'

it.each([
  [0n, 7n, 0n],
  [7n, 7n, 10_000n],
  // One in three is 3333.3 basis points.
  [1n, 3n, 3_334n],
  [1n, 10n ** 30n, 1n],
])('default: computes %i of %i as a share of %i', (part, whole, share) => {
  expect(shareUp(part, whole)).toBe(share)
})

it.each([
  [0n, 50n, 0n],
  [200n, 50n, 1n],
  [201n, 50n, 2n],
  [10n ** 30n + 1n, BigInt(maxBasisPoints), 10n ** 30n + 1n],
])('default: rounds up: of %i, %i basis points are %i', (amount, bps, part) => {
  expect(basisPointsUp(amount, bps)).toBe(part)
})
