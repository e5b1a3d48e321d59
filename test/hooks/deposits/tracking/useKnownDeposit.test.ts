// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StoredDeposit } from '@causeway/react'
import { useKnownDeposit } from '../../../../src/hooks/deposits/tracking/useKnownDeposit.ts'
import { systemClock } from '../../../../src/utils/time/clock.ts'

const [first, second] = ['0x11', '0x22']

const depositOf = (change: Partial<StoredDeposit> = {}): StoredDeposit => ({
  account: undefined,
  status: 'success',
  updatedAt: Date.now(),
  isStored: true,
  isAudited: true,
  terms: {
    requestId: first,
    type: 'strict',
    address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
    pay: { chainId: 1, decimals: 18, amount: 7n },
    receive: { chainId: 8453, decimals: 18, amount: 6n },
    recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    refundTo: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    recoveryAddress: undefined,
    statusPath: undefined,
    requestedAt: Date.now(),
    expiresAt: undefined,
  },
  ...change,
})

/** What is known of a request once a deposit is no longer listed, which was listed beside another one. */
function forget(deposit: StoredDeposit, requestId = first) {
  const other = depositOf()
  const listed = [{ ...other, terms: { ...other.terms, requestId: '0x33' } }, deposit]
  const { result, rerender } = renderHook(
    ({ deposits, requestId }) => useKnownDeposit(deposits, requestId, systemClock),
    { initialProps: { deposits: [] as StoredDeposit[], requestId: first } },
  )
  expect(result.current).toBeUndefined()
  rerender({ deposits: listed, requestId: first })
  expect(result.current).toBe(deposit)
  rerender({ deposits: [], requestId })
  const known = result.current
  rerender({ deposits: [], requestId })
  expect(result.current).toBe(known)
  return known
}

it('behavior: still knows what this page requested, as no longer stored', () => {
  const deposit = depositOf()
  expect(forget(deposit)).toEqual({ ...deposit, isStored: false })
})

it('behavior: no longer knows what only storage said', () => {
  expect(forget(depositOf({ isAudited: false }))).toBeUndefined()
})

it('behavior: doesn’t know another request', () => {
  expect(forget(depositOf(), second)).toBeUndefined()
})

it('behavior: no longer knows an address that may still be paid, once it is removed', () => {
  expect(forget(depositOf({ status: 'waiting' }))).toBeUndefined()
})
