import { expect, it } from 'vitest'
import {
  meaningText,
  safeMeaningText,
} from '../../../../../src/widgets/shared/messages/errors/meaningText.ts'
import { refundKey } from '../../../../../src/widgets/shared/messages/errors/refundKey.ts'
import { translateToEnglish } from '../../../../support/words/translateToEnglish.ts'

it('behavior: never advises to try again while funds may still move', () => {
  const advices = [
    'retry',
    'later',
    'increaseAmount',
    'decreaseAmount',
    'otherPair',
    'otherToken',
    'newQuote',
    'checkBalance',
    'support',
    'tellPage',
    'checkTransaction',
  ] as const
  const message = 'error.noRoute'
  const isGiven = (advice: (typeof advices)[number]) =>
    safeMeaningText({ message, advice }, translateToEnglish) ===
    meaningText({ message, advice }, translateToEnglish)
  expect(advices.filter(isGiven)).toEqual(['support', 'tellPage', 'checkTransaction'])
  expect(safeMeaningText({ message, advice: 'retry' }, translateToEnglish)).toBe(
    'No route found for this pair.',
  )
  expect(meaningText({ message, advice: 'retry' }, translateToEnglish)).toBe(
    'No route found for this pair. Try again in a moment.',
  )
})

it('behavior: promises no refund where the provider mentions one, or says that it failed', () => {
  const keyOf = (state: object | undefined) => refundKey(state as Parameters<typeof refundKey>[0])
  expect(keyOf({ refundFailReason: 'AMOUNT_TOO_LOW', details: 'Refund' })).toBe('error.notRefunded')
  expect(keyOf({ details: 'It was REFUNDED' })).toBe('error.refundMentioned')
  expect(keyOf({ details: 'No luck' })).toBeUndefined()
  expect(keyOf({})).toBeUndefined()
  expect(keyOf(undefined)).toBeUndefined()
})
