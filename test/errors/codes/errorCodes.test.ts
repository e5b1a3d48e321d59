import { describe, expect, it } from 'vitest'
import { type ErrorCodeMeaning, errorCodes, failReasons } from '@causeway/react'
import { ServiceError } from '@causeway/react/actions'
import { RequestFailedError } from '@causeway/react/execution'
import { languages, loadMessages } from '@causeway/react/locales'
import type { ProxyErrorCode } from '@causeway/react/proxy'
import { findMeaning } from '../../../src/errors/codes/errorCodeMeaning.ts'

/** As deployments document them: expected ones first, then unexpected ones. */
const documentedErrorCodes =
  `AMOUNT_TOO_HIGH AMOUNT_TOO_LOW CHAIN_DISABLED EXTRA_TXS_NOT_SUPPORTED FORBIDDEN INSUFFICIENT_FUNDS
INSUFFICIENT_LIQUIDITY INVALID_ADDRESS INVALID_EXTRA_TXS INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS
INVALID_INPUT_CURRENCY INVALID_OUTPUT_CURRENCY INVALID_RECIPIENT INVALID_SLIPPAGE_TOLERANCE
NO_INTERNAL_SWAP_ROUTES_FOUND NO_QUOTES NO_SWAP_ROUTES_FOUND PRICE_FETCH_FAILED REQUEST_TIMED_OUT
ROUTE_TEMPORARILY_RESTRICTED RPC_HTTP_ERROR SANCTIONED_CURRENCY SANCTIONED_WALLET_ADDRESS SERVICE_UNAVAILABLE
SOLANA_TX_TOO_LARGE SWAP_IMPACT_TOO_HIGH UNAUTHORIZED UNAUTHORIZED_QUOTE UNSUPPORTED_CHAIN UNSUPPORTED_CURRENCY
UNSUPPORTED_EXECUTION_TYPE UNSUPPORTED_ROUTE USER_RECIPIENT_MISMATCH
DESTINATION_TX_FAILED ERC20_ROUTER_ADDRESS_NOT_FOUND UNKNOWN_ERROR SWAP_QUOTE_FAILED PERMIT_FAILED`.split(
    /\s+/,
  )

const retryableErrorCodes = [
  'PRICE_FETCH_FAILED',
  'REQUEST_TIMED_OUT',
  'RPC_HTTP_ERROR',
  'SERVICE_UNAVAILABLE',
]

const documentedFailReasons =
  `UNKNOWN SLIPPAGE AMOUNT_TOO_LOW_TO_REFUND DEPOSIT_ADDRESS_MISMATCH DEPOSIT_CHAIN_MISMATCH
INCORRECT_DEPOSIT_CURRENCY DOUBLE_SPEND SOLVER_CAPACITY_EXCEEDED SOLVER_BALANCE_TOO_LOW
DEPOSITED_AMOUNT_TOO_LOW_TO_FILL NEGATIVE_NEW_AMOUNT_AFTER_FEES NO_QUOTES MISSING_REVERT_DATA REVERSE_SWAP_FAILED
GENERATE_SWAP_FAILED TOO_LITTLE_RECEIVED EXECUTION_REVERTED NEW_CALLDATA_INCLUDES_HIGHER_RENT_FEE
TRANSACTION_REVERTED TRANSACTION_TOO_LARGE ORIGIN_CURRENCY_MISMATCH NO_INTERNAL_SWAP_ROUTES_FOUND
SWAP_USES_TOO_MUCH_GAS INSUFFICIENT_FUNDS_FOR_RENT SPONSOR_BALANCE_TOO_LOW ORDER_EXPIRED ORDER_IS_CANCELLED
TRANSFER_FROM_FAILED TRANSFER_FAILED SIGNATURE_EXPIRED INVALID_SIGNATURE INSUFFICIENT_NATIVE_TOKENS_SUPPLIED
TRANSFER_AMOUNT_EXCEEDS_ALLOWANCE TRANSFER_AMOUNT_EXCEEDS_BALANCE INVALID_SENDER ACCOUNT_ABSTRACTION_INVALID_NONCE
ACCOUNT_ABSTRACTION_SIGNATURE_ERROR SEAPORT_INEXACT_FRACTION TOKEN_NOT_TRANSFERABLE ZERO_SELL_AMOUNT
MINT_NOT_ACTIVE ERC_1155_TOO_MANY_REQUESTED INCORRECT_PAYMENT INVALID_GAS_PRICE FLUID_DEX_ERROR
ORDER_ALREADY_FILLED SEAPORT_INVALID_FULFILLER INVALID_SIGNER MINT_QUANTITY_EXCEEDS_MAX_PER_WALLET
MINT_QUANTITY_EXCEEDS_MAX_SUPPLY JUPITER_INVALID_TOKEN_ACCOUNT INVALID_NONCE ACCOUNT_ABSTRACTION_GAS_LIMIT
CONTRACT_PAUSED SWAP_IMPACT_TOO_HIGH INSUFFICIENT_POOL_LIQUIDITY TTL_EXPIRED DEPOSIT_CONFIRMATION_TIMEOUT
ORPHANED_DEPOSIT_REFUND GASLESS_PERMIT_BALANCE_TOO_LOW MANUAL_ADMIN_REFUND QUOTED_GAS_LIMIT_EXCEEDED
DESTINATION_TOKEN_TRANSFER_REJECTED DEPOSIT_REORGED BLOCKED_WALLET PROTOCOL_DEADLINE_EXPIRED
TRANSACTION_NOT_INCLUDED TRANSACTION_SUBMISSION_FAILED
SWAP_CURRENCY_NOT_ON_ORIGIN REFUND_RECIPIENT_IS_VASP MANUAL_REFUND_REQUIRED`.split(/\s+/)

/** Errors of the proxy without a mistake of the user's. The others are mistakes of a page's own code. */
const proxyErrorCodes: readonly ProxyErrorCode[] = [
  'RESPONSE_TOO_LARGE',
  'RESPONSE_WITHHELD',
  'API_KEY_MISSING',
  'KEY_OWNER_FIELD_NOT_ALLOWED',
  'LIMITER_UNAVAILABLE',
  'MALFORMED_RESPONSE',
  'ORIGIN_NOT_ALLOWED',
  'PROXY_FAILED',
  'SERVICE_REDIRECTED',
  'SPONSORSHIP_NOT_ALLOWED',
  'UNAUTHENTICATED',
  'USER_NOT_ALLOWED',
]

it('default: has a meaning for every error code, and no other', () => {
  expect(Object.keys(errorCodes).toSorted()).toEqual([...documentedErrorCodes, ...proxyErrorCodes].toSorted())
})

it('default: has a meaning for every fail reason, and no other', () => {
  expect(Object.keys(failReasons).toSorted()).toEqual(documentedFailReasons.toSorted())
})

it('behavior: marks the error codes as retryable that the documentation names', () => {
  const retryable = Object.entries(errorCodes).flatMap(([code, meaning]) => (meaning.retryable ? [code] : []))
  expect(retryable.toSorted()).toEqual(retryableErrorCodes)
})

it('behavior: never calls a retryable error hopeless, and never retries a hopeless one', () => {
  const all: readonly (readonly [string, ErrorCodeMeaning])[] = [
    ...Object.entries(errorCodes),
    ...Object.entries(failReasons),
  ]
  const changing = [
    'none',
    'support',
    'tellPage',
    'otherPair',
    'otherToken',
    'otherNetwork',
    'later',
    'checkTransaction',
  ]
  const hopeless = new Set(changing)
  const wrong = all.filter(([, { advice, retryable }]) =>
    retryable ? hopeless.has(advice) : advice === 'retry',
  )
  expect(wrong.map(([code]) => code)).toEqual([])
})

it('behavior: sends a user who may have funds at the provider to support, not to pay again', () => {
  // Reviewed by support before anything is refunded; or delivered late after all.
  expect(failReasons.BLOCKED_WALLET).toMatchObject({ advice: 'support', retryable: false })
  expect(failReasons.TRANSACTION_NOT_INCLUDED).toMatchObject({ advice: 'checkTransaction', retryable: false })
})

it('behavior: advises by the cause that the documentation names', () => {
  // Perhaps another party's prices; the payer’s balance.
  expect(errorCodes.SWAP_QUOTE_FAILED.advice).toBe('later')
  // A token may refuse one recipient; a token contract can receive nothing.
  expect(errorCodes.DESTINATION_TX_FAILED.advice).toBe('otherRecipient')
  expect(errorCodes.INVALID_RECIPIENT.advice).toBe('walletAddress')
  expect(failReasons.INSUFFICIENT_FUNDS_FOR_RENT.advice).toBe('checkBalance')
})

describe.each(languages)('%s', (language) => {
  it('default: each code has a sentence and an advice', async () => {
    const messages: Readonly<Record<string, unknown>> = { ...(await loadMessages(language)) }
    const keys = [...Object.values(errorCodes), ...Object.values(failReasons)].flatMap(
      ({ message, advice }) => [message, `advice.${advice}`],
    )
    const missing = keys.filter((key) => !/[.。]$/.test(String(messages[key] ?? '')))
    expect(missing).toEqual([])
  })

  it('behavior: says once what to do', async () => {
    const messages: Readonly<Record<string, unknown>> = { ...(await loadMessages(language)) }
    const meanings: readonly ErrorCodeMeaning[] = [
      ...Object.values(errorCodes),
      ...Object.values(failReasons),
    ]
    const twice = meanings.filter(({ message, advice }) =>
      String(messages[message]).includes(String(messages[`advice.${advice}`])),
    )
    expect(twice.map(({ message }) => message)).toEqual([])
  })
})

it('error: finds no meaning for a property of every object, or a missing code', () => {
  for (const code of ['constructor', '__proto__', 'toString', 'NEW_CODE', '', null, undefined]) {
    expect(findMeaning(errorCodes, code)).toBeUndefined()
  }
})

it('behavior: knows for a refused and a failed request whether trying again may help', () => {
  const refused = (errorCode: string) => new ServiceError({ endpoint: 'POST /quote', status: 500, errorCode })
  expect([refused('RPC_HTTP_ERROR').retryable, refused('DESTINATION_TX_FAILED').retryable]).toEqual([
    true,
    false,
  ])
  const failed = (reason?: string) => new RequestFailedError({ requestId: '0x1', reason })
  expect([failed('SLIPPAGE').retryable, failed('BLOCKED_WALLET').retryable, failed().retryable]).toEqual([
    true,
    false,
    false,
  ])
})

// The documented meaning of codes that can't share one sentence.
it.each([
  ['EXTRA_TXS_NOT_SUPPORTED', 'This route doesn’t support this app’s extra calls.', 'tellPage'],
  ['INVALID_EXTRA_TXS', 'This app’s extra calls need more than you would receive.', 'increaseAmount'],
  [
    'INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS',
    'This app’s gas limit for its extra calls isn’t valid.',
    'tellPage',
  ],
] as const)('behavior: explains with %s what was wrong with the calls', async (code, sentence, advice) => {
  const messages = await loadMessages('en')
  expect(messages?.[errorCodes[code].message]).toBe(sentence)
  expect(errorCodes[code].advice).toBe(advice)
})
