import { expect, it } from 'vitest'
import { chainGraceMs } from '../../../../src/execution/run/recover/chainGraceMs.ts'

it('default: chainGraceMs gives thirty blocks of the chain, and at least fifteen seconds', () => {
  const blockTimeMs = (chainId: number) => ({ 1: 12_000, 8453: 2_000, 42161: 250 })[chainId]
  const graceOf = (chainId: number) => chainGraceMs({ blockTimeMs }, chainId)
  expect([graceOf(1), graceOf(8453), graceOf(42161)]).toEqual([360_000, 60_000, 15_000])
  // An unknown chain counts as the slowest one.
  expect([graceOf(5), chainGraceMs({}, 8453)]).toEqual([360_000, 360_000])
})
