import { expect, it } from 'vitest'
import { failReasons } from '@causeway/react'
import { english } from '../../../../../src/locales/english.ts'
import {
  failureReason,
  refundFailureReason,
} from '../../../../../src/widgets/shared/messages/errors/failureReason.ts'
import { translateToEnglish } from '../../../../support/words/translateToEnglish.ts'

const refunded = { canRetry: true, isSupportNamed: false }
const held = { canRetry: false, isSupportNamed: false }

it.each(Object.keys(failReasons))('default: explains %s in a sentence', (reason) => {
  const text = failureReason(reason, translateToEnglish, refunded)
  expect(text).toMatch(/^[A-Z].*\.$/)
  expect(text).not.toContain('_')
})

it('behavior: has a text for every known reason, and no unused texts', () => {
  const known = Object.keys(english).flatMap((key) => /^failure\.(.*)/.exec(key)?.[1] ?? [])
  expect(known.toSorted()).toEqual(Object.keys(failReasons).toSorted())
})

it('behavior: quotes an unknown reason, sanitized', () => {
  expect(failureReason('SUN_IN_ECLIPSE\u202e', translateToEnglish, refunded)).toBe(
    'The provider says: SUN_IN_ECLIPSE',
  )
  expect(failureReason('unknown', translateToEnglish, refunded)).toContain('The provider says: unknown')
  expect(failureReason('toString', translateToEnglish, refunded)).toContain('toString')
})

it.each([null, undefined, ''])('behavior: gives no reason for %j', (reason) => {
  expect(failureReason(reason, translateToEnglish, refunded)).toBeUndefined()
})

it.each([
  ['EXECUTION_REVERTED', 'A contract rejected the swap.'],
  [
    'DEPOSIT_CHAIN_MISMATCH',
    'The funds were sent on the wrong network. Contact support with the request ID.',
  ],
])('behavior: doesn’t say to try again while the funds may still move: %s', (reason, text) => {
  expect(failureReason(reason, translateToEnglish, held)).toBe(text)
})

it.each(['DEPOSIT_REORGED', 'TRANSACTION_NOT_INCLUDED'])(
  'behavior: warns that a dropped transaction may follow until the funds are back: %s',
  (reason) => {
    const caution =
      /in time\. It may still go through: don’t pay again yet\.|reorg\)\. It may still go through: don’t pay again yet\./
    // Before what is advised.
    expect(failureReason(reason, translateToEnglish, held)).toMatch(caution)
    expect(failureReason(reason, translateToEnglish, { ...held, isSupportNamed: true })).toMatch(caution)
    for (const back of [refunded, { ...held, areFundsBack: true }]) {
      expect(failureReason(reason, translateToEnglish, back)).not.toMatch(/still go through/)
    }
  },
)

it('behavior: gives the reason without advice where support is named already', () => {
  const told = { canRetry: false, isSupportNamed: true }
  expect(failureReason('DEPOSIT_CHAIN_MISMATCH', translateToEnglish, told)).toBe(
    'The funds were sent on the wrong network.',
  )
})

// Both lists of the public documents hold it; a larger amount helps a new request, and no refund.
it('behavior: asks the user to change nothing after a failed refund', () => {
  expect(failureReason('NEGATIVE_NEW_AMOUNT_AFTER_FEES', translateToEnglish, refunded)).toBe(
    'The fees were higher than the amount sent. Enter a larger amount.',
  )
  expect(refundFailureReason('NEGATIVE_NEW_AMOUNT_AFTER_FEES', translateToEnglish)).toBe(
    'The fees were higher than the amount sent. Contact support with the request ID.',
  )
})
