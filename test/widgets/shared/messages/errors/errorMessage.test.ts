import { expect, it } from 'vitest'
import { InvalidRequestError, RateLimitError, ServiceError } from '@causeway/react/actions'
import {
  CallbackError,
  QuoteReplacedError,
  QuoteUsedError,
  TransactionReplacedError,
  TransactionRevertedError,
  TransactionWouldRevertError,
  WalletError,
  WrongChainError,
} from '@causeway/react/execution'
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
      { refused: 'signature' },
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

const [transactionHash, replacementHash] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`] as const

it.each<[string, Error, string]>([
  [
    'a transaction that failed',
    new TransactionRevertedError({ transactionHash, chainId: 7 }),
    'Transaction failed on chain 7. Your funds didn’t move, but the network fee was charged.',
  ],
  [
    'a quote that was used',
    new QuoteUsedError({ requestId: undefined }),
    'Your wallet was already asked to pay this quote. Check that swap first: with a new quote, you could pay twice.',
  ],
  [
    'a quote whose request was replaced',
    new QuoteReplacedError({ requestId: '0x2' }),
    'Another request has replaced this one. Check your wallet’s activity, then get a new quote.',
  ],
  [
    'a wallet on another network',
    new WrongChainError({ expectedChainId: 7, actualChainId: 8 }),
    'Wrong network. Switch your wallet to chain 7 and try again.',
  ],
  [
    'a canceled transaction',
    new TransactionReplacedError({ transactionHash, replacementHash, reason: 'cancelled' }),
    'You canceled the transaction. Your funds didn’t move, but a network fee was charged.',
  ],
  [
    'a replaced transaction',
    new TransactionReplacedError({ transactionHash, replacementHash, reason: 'replaced' }),
    'Your wallet sent another transaction instead of this one. Check your wallet’s activity before you try again.',
  ],
  [
    'an error of the wallet, whose text ends a sentence itself',
    new WalletError({ message: 'No\u202e luck today. . ' }),
    'Wallet error: No luck today. Check your wallet’s activity before you try again.',
  ],
  [
    'a parameter that is refused here',
    new InvalidRequestError({ field: 'appFees.0.fee', rule: 'it must be a number' }),
    'This request isn’t valid: appFees.0.fee: it must be a number.',
  ],
  ['any other error', new Error('Odd\u202e thing'), 'Something went wrong: Odd thing'],
  [
    'an answer without a message',
    new ServiceError({ endpoint: 'POST /quote', status: 400 }),
    'Couldn’t get a quote.',
  ],
])('default: says what happened: %s', (_, error, expected) => {
  expect(errorMessage(error, translateToEnglish, (id) => `chain ${id}`)).toBe(expected)
})

it.each([
  new TransactionRevertedError({ transactionHash, chainId: 7 }),
  new QuoteReplacedError({ requestId: '0x2' }),
  new RateLimitError({ endpoint: 'POST /quote', status: 429, retryAfterMs: 5_000 }),
])('behavior: says what is left of earlier steps instead: $name', (error) => {
  expect(errorMessage(error, translateToEnglish, String, { afterSteps: 'error.partly' })).toBe(
    translateToEnglish('error.partly'),
  )
})

it('behavior: takes an error code and its words apart by whole words alone', () => {
  const say = (serviceMessage: string) =>
    errorMessage(
      new ServiceError({ endpoint: 'POST /quote', status: 400, errorCode: 'BRAND_NEW', serviceMessage }),
      translateToEnglish,
      String,
    )
  expect(say('Brand -- new, really')).toBe('Couldn’t get a quote: Brand -- new, really')
  expect(say('Brand newest')).toBe('Couldn’t get a quote: Brand newest (BRAND_NEW)')
})
