import { describe, expect, it } from 'vitest'
import { english } from '../../../../src/locales/english.ts'
import { requestLegs } from '../../../../src/schemas/requests/requestLegs.ts'
import { requestRecordSchema } from '../../../../src/schemas/requests/requestRecord.ts'
import { requestRoute } from '../../../../src/widgets/activity/model/requestRoute.ts'
import { durationOf } from '../../../../src/widgets/shared/model/durationOf.ts'
import type { Translate } from '../../../../src/widgets/shared/messages/useMessages.ts'
import { serviceWord } from '../../../../src/widgets/activity/model/serviceWord.ts'
import { failureReason } from '../../../../src/widgets/shared/messages/failureReason.ts'
import { parseWithSchema } from '../../../../src/schemas/base/parseWithSchema.ts'

const translate: Translate = (key, values) =>
  String(english[key]).replace(/\{(\w+)\}/g, (whole, name: string) => String(values?.[name] ?? whole))

/** Every reason that a deployment of the interface is known to give. */
const failReasons = `UNKNOWN SLIPPAGE AMOUNT_TOO_LOW_TO_REFUND DEPOSIT_ADDRESS_MISMATCH DEPOSIT_CHAIN_MISMATCH
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
  TRANSACTION_NOT_INCLUDED TRANSACTION_SUBMISSION_FAILED`.split(/\s+/)
const refundFailReasons = [
  'AMOUNT_TOO_LOW_TO_REFUND',
  'NEGATIVE_NEW_AMOUNT_AFTER_FEES',
  'SWAP_CURRENCY_NOT_ON_ORIGIN',
  'REFUND_RECIPIENT_IS_VASP',
  'MANUAL_REFUND_REQUIRED',
]

describe('failureReason', () => {
  it.each([...failReasons, ...refundFailReasons])('default: %s in words', (reason) => {
    const text = failureReason(reason, translate)
    expect(text).toMatch(/^[A-Z].*\.$/)
    expect(text).not.toContain('_')
  })

  it('behavior: every known reason has words, and no words are left over', () => {
    const known = Object.keys(english).flatMap((key) => /^failure\.(.*)/.exec(key)?.[1] ?? [])
    expect(known.toSorted()).toEqual([...new Set([...failReasons, ...refundFailReasons])].toSorted())
  })

  it('behavior: an unknown reason is quoted, cleaned', () => {
    expect(failureReason('SUN_IN_ECLIPSE\u202e', translate)).toBe(
      'The service gives a reason that this page does not know: SUN_IN_ECLIPSE',
    )
    expect(failureReason('unknown', translate)).toContain('does not know: unknown')
    expect(failureReason('toString', translate)).toContain('toString')
  })

  it.each([null, undefined, '', 'N/A'])('behavior: %j is no reason', (reason) => {
    expect(failureReason(reason, translate)).toBeUndefined()
  })

  it('behavior: kinds and features, unknown ones as they are', () => {
    expect(serviceWord('activity.kind', 'Crosschain Swap', translate)).toBe('Swap between networks')
    expect(serviceWord('activity.feature', 'time_travel', translate)).toBe('time_travel')
  })
})

const currency = { chainId: 1, address: '0x1', symbol: 'USDC', decimals: 6 }
const money = (amount: string, chainId = 1) => ({ currency: { ...currency, chainId }, amount })

function recordOf(status: string, data: object, root: object = {}) {
  return parseWithSchema(requestRecordSchema, {
    id: '0x1',
    status,
    data,
    createdAt: '',
    updatedAt: '',
    ...root,
  })
}

const route = {
  quoted: {
    origin: { inputCurrency: money('100'), outputCurrency: money('100') },
    destination: { inputCurrency: money('99', 2), outputCurrency: money('99', 2) },
  },
  actual: {
    origin: { inputCurrency: money('101'), outputCurrency: money('101') },
    destination: { inputCurrency: money('99', 2), outputCurrency: money('98', 2) },
  },
}
const deposit = { txHash: '0xd', chainId: 1, timestamp: 100 }
const payout = { txHash: '0xf', chainId: 2, timestamp: 103 }

describe('requestRoute', () => {
  it('default: quoted and in the end', () => {
    expect(requestRoute(recordOf('success', { route, inTxs: [deposit] }))).toMatchObject({
      paid: { quoted: { amount: 100n }, actual: { amount: 101n } },
      received: { quoted: { amount: 99n }, actual: { amount: 98n } },
      originChainId: 1,
      destinationChainId: 2,
    })
  })

  it('behavior: nothing is said to have moved before it has', () => {
    const { paid, received } = requestRoute(recordOf('waiting', { route }))
    expect([paid.actual, received.actual]).toEqual([undefined, undefined])
    expect(requestRoute(recordOf('refund', { route, inTxs: [deposit] })).received.actual).toBeUndefined()
  })

  it('behavior: a route on one chain ends at its origin', () => {
    const oneSide = { origin: { inputCurrency: money('5'), outputCurrency: money('4') } }
    const { received } = requestRoute(recordOf('success', { route: { quoted: oneSide, actual: oneSide } }))
    expect(received).toMatchObject({ quoted: { amount: 4n }, actual: { amount: 4n } })
  })

  it('behavior: a record without a route says nothing', () => {
    expect(requestRoute(recordOf('success', {}))).toMatchObject({
      paid: { quoted: undefined, actual: undefined },
      refunded: undefined,
      originChainId: undefined,
    })
  })
})

describe('requestLegs', () => {
  const kinds = (record: ReturnType<typeof recordOf>) => requestLegs(record).map(({ kind }) => kind)

  it('default: deposits, then payouts', () => {
    expect(kinds(recordOf('success', { inTxs: [deposit], outTxs: [payout] }))).toEqual(['deposit', 'payout'])
  })

  it('behavior: what goes out after a failure is a refund', () => {
    expect(kinds(recordOf('refund', { inTxs: [deposit], outTxs: [payout] }))).toEqual(['deposit', 'refund'])
    expect(kinds(recordOf('failure', { outTxs: [payout] }))).toEqual(['refund'])
  })

  it('behavior: the excess of a filled request is refunded in a leg of its own', () => {
    const excess = { txHash: '0xE', chainId: 1, timestamp: 104 }
    const settlement = {
      destination: {
        fills: [{ chainId: 2, transactionId: '0xf' }],
        refunds: [{ chainId: 1, transactionId: '0xe' }],
      },
    }
    const data = { inTxs: [deposit], outTxs: [payout, excess] }
    expect(kinds(recordOf('success', data, { protocol: { settlement } }))).toEqual([
      'deposit',
      'payout',
      'refund',
    ])
  })

  it('behavior: how long it took, as far as both ends are known', () => {
    expect(durationOf(requestLegs(recordOf('success', { inTxs: [deposit], outTxs: [payout] })))).toBe(3)
    expect(durationOf(requestLegs(recordOf('pending', { inTxs: [deposit] })))).toBeUndefined()
    expect(durationOf([])).toBeUndefined()
  })
})
