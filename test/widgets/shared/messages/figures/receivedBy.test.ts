import { expect, it } from 'vitest'
import { otherRecipient, receivedBy } from '../../../../../src/widgets/shared/messages/figures/receivedBy.ts'

it('default: names a recipient other than the payer, in the sentences that can', () => {
  const [payer, recipient] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
  expect(otherRecipient(payer, recipient)).toBe('0xbBbB…BBbB')
  expect(otherRecipient(payer, payer.toUpperCase().replace('X', 'x'))).toBeUndefined()
  expect(otherRecipient(undefined, recipient)).toBeUndefined()
  expect(otherRecipient(payer, undefined)).toBeUndefined()
  const keys = [
    'progress.where.success',
    'progress.where.successAtLeast',
    'activity.where.success',
    'deposit.where.success',
    'deposit.where.successPlain',
    'error.network',
  ] as const
  expect(keys.map((key) => receivedBy(key, '0xbbbb…bbbb'))).toEqual([
    'progress.where.success.to',
    'progress.where.successAtLeast.to',
    'activity.where.success.to',
    'activity.where.success.to',
    'deposit.where.successPlain.to',
    'error.network',
  ])
  expect(keys.map((key) => receivedBy(key, undefined))).toEqual(keys)
})
