import { expect, it } from 'vitest'
import { RateLimitError, ServiceError } from '@causeway/react/actions'
import { CallbackError, TransactionWouldRevertError } from '@causeway/react/execution'
import { errorMessage } from '../../../../../src/widgets/shared/messages/errors/errorMessage.ts'
import { translateToEnglish } from '../../../../support/words/translateToEnglish.ts'

const sayReverting = (reason?: string) =>
  errorMessage(
    new TransactionWouldRevertError({ chainId: 8453, reason }),
    translateToEnglish,
    (id) => `chain ${id}`,
  )

it('behavior: gives the chain’s reason, cleaned, for a transaction that would fail, if there is one', () => {
  const told = 'This transaction would fail on chain 8453, so we didn’t send it to your wallet'
  expect(sayReverting('Too\u202e little')).toBe(`${told}. Too little`)
  expect(sayReverting()).toBe(`${told}.`)
  expect(sayReverting('\u202e')).toBe(`${told}.`)
  expect(sayReverting('x'.repeat(10_000)).length).toBeLessThan(400)
})

it('behavior: says what to do about a known error code, and quotes the provider’s message for others', () => {
  const say = (facts: { status?: number; errorCode?: string; serviceMessage?: string }) =>
    errorMessage(
      new ServiceError({ endpoint: 'POST /quote', status: 400, ...facts }),
      translateToEnglish,
      String,
    )
  expect(say({ errorCode: 'RPC_HTTP_ERROR', serviceMessage: 'upstream 0x1' })).toBe(
    'One of these networks isn’t responding right now. Try again in a moment.',
  )
  expect(say({ errorCode: 'INVALID_RECIPIENT', serviceMessage: 'Invalid recipient' })).toMatch(
    /^This recipient/,
  )
  // Another recipient wouldn’t help, and a page may have set this one.
  expect(say({ errorCode: 'USER_RECIPIENT_MISMATCH' })).toBe(
    'This route only delivers to your own wallet. Select another token, or use your own wallet as the recipient.',
  )
  for (const serviceMessage of ['"appFees[0].recipient" must be an address', 'App fee recipient invalid']) {
    expect(say({ errorCode: 'INVALID_RECIPIENT', serviceMessage })).toBe(
      'This app’s fee goes to an address that can’t receive it. Contact this app’s support.',
    )
  }
  expect(say({ errorCode: 'BRAND_NEW', serviceMessage: 'Not\u202e today' })).toBe(
    'Couldn’t get a quote: Not today (BRAND_NEW)',
  )
  // The message has the same words as the code: nothing is repeated.
  expect(say({ errorCode: 'BRAND_NEW', serviceMessage: 'Brand new: 0x1' })).toBe(
    'Couldn’t get a quote: Brand new: 0x1',
  )
  expect(say({ errorCode: 'BRAND_NEW' })).toBe('Couldn’t get a quote: BRAND_NEW')
  expect(say({ status: 401 })).toBe('This app can’t access the provider. Contact this app’s support.')
})

it('behavior: explains why a signature was refused, and never says to try again', () => {
  const say = (facts: { errorCode?: string; serviceMessage?: string }) =>
    errorMessage(
      new ServiceError({ endpoint: 'POST /execute/permits', status: 400, ...facts }),
      translateToEnglish,
      String,
      'signature',
    )
  // Documented by deployments for gasless executions.
  expect(say({ errorCode: 'INVALID_SIGNATURE', serviceMessage: 'Invalid signature' })).toBe(
    'The signature was invalid.',
  )
  expect(say({ errorCode: 'INSUFFICIENT_FUNDS' })).toBe('Insufficient funds in your wallet.')
  expect(say({ serviceMessage: 'Not\u202e today' })).toBe(
    'The provider didn’t accept your signature: Not today',
  )
  expect(say({ errorCode: 'UNKNOWN_CUSTOM_ERROR_0x8baa579f' })).toBe(
    'The provider didn’t accept your signature: UNKNOWN_CUSTOM_ERROR_0x8baa579f',
  )
  expect(say({})).toBe('The provider didn’t accept your signature.')
})

it.each(['getAudit', undefined])('error: doesn’t name the failed option to users: %s', (option) => {
  const error = new CallbackError({ ...(option && { option }), cause: new Error('of the page') })
  expect(errorMessage(error, translateToEnglish, String)).toBe(
    'Something in this app failed, so we stopped. Contact this app’s support.',
  )
})

it('behavior: gives the seconds of a rate limit, rounded up, if the provider reports them', () => {
  const say = (retryAfterMs?: number) =>
    errorMessage(
      new RateLimitError({ endpoint: 'POST /quote', status: 429, retryAfterMs }),
      translateToEnglish,
      String,
    )
  expect(say(29_001)).toBe('Too many requests. Try again in about 30 sec.')
  expect(say()).toBe('Too many requests. Wait a moment and try again.')
  expect(say(0)).toBe('Too many requests. Wait a moment and try again.')
})
