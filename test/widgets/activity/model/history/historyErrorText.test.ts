import { expect, it } from 'vitest'
import { NetworkError, RateLimitError, ServiceError } from '@causeway/react'
import {
  historyErrorText,
  retryingText,
} from '../../../../../src/widgets/activity/model/history/historyErrorText.ts'
import { translateToEnglish } from '../../../../support/words/translateToEnglish.ts'

const endpoint = 'GET /requests/v3'

it.each([
  [
    'a rate limit with a wait',
    new RateLimitError({ endpoint, status: 429, retryAfterMs: 29_001 }),
    'Too many requests. Try again in about 30 sec.',
    'Too many requests. Retrying in about 30 sec.',
  ],
  [
    'a rate limit without one',
    new RateLimitError({ endpoint, status: 429 }),
    'Too many requests. Wait a moment.',
    'Too many requests. Wait a moment. Retrying…',
  ],
  [
    'a forbidden key',
    new ServiceError({ endpoint, status: 403 }),
    'This app can’t read your activity. Contact its support; your swaps aren’t affected.',
    'This app can’t read your activity. Contact its support; your swaps aren’t affected. Retrying…',
  ],
  [
    'a failure of the provider',
    new ServiceError({ endpoint, status: 500 }),
    'Couldn’t load your activity. Your swaps aren’t affected.',
    'Couldn’t load your activity. Your swaps aren’t affected. Retrying…',
  ],
  [
    'a refused key',
    new ServiceError({ endpoint, status: 401 }),
    'This app can’t read your activity. Contact its support; your swaps aren’t affected.',
    'This app can’t read your activity. Contact its support; your swaps aren’t affected. Retrying…',
  ],
])('behavior: explains %s, in other words while it retries', (_, error, text, retrying) => {
  expect(historyErrorText(error, translateToEnglish)).toBe(text)
  expect(retryingText(error, translateToEnglish)).toBe(retrying)
})

it('behavior: uses the usual text for a network error', () => {
  const text = historyErrorText(new NetworkError({ endpoint }), translateToEnglish)
  expect(text).not.toBe('')
  expect(retryingText(new NetworkError({ endpoint }), translateToEnglish)).toBe(`${text} Retrying…`)
})
