import { describe, expect, it } from 'vitest'
import { saysMoreThanStatus } from '../../../../../src/widgets/progress/model/text/saysMoreThanStatus.ts'

describe('saysMoreThanStatus', () => {
  it.each([
    ['refunded', 'The deposit has been refunded.'],
    ['refunded', 'Request failed and funds returned to the user'],
    ['refunded', 'REFUNDED'],
    ['failed', 'The request failed.'],
    ['failed', 'Transaction failed'],
    ['failed', '…'],
  ] as const)('default: is false for a %s request: “%s”', (status, sentence) => {
    expect(saysMoreThanStatus(sentence, status)).toBe(false)
  })

  it.each([
    ['refunded', 'The deposit has been refunded in part.'],
    ['refunded', 'Refunded: the solver was at capacity'],
    ['failed', 'The request failed and could not be refunded.'],
    // The status doesn't mention a refund.
    ['failed', 'The request failed and was refunded.'],
    ['failed', 'Not failed'],
    ['failed', 'Запрос не выполнен'],
    ['failed', 'SLIPPAGE'],
  ] as const)('default: is true for a %s request: “%s”', (status, sentence) => {
    expect(saysMoreThanStatus(sentence, status)).toBe(true)
  })
})
