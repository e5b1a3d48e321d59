import { amountPattern, isAbsent, type Authorization, type DestinationCall } from '@causeway/react/schemas'
import { zeroAddress, type Address, type SignedAuthorization } from 'viem'
import type { LedgerCalls } from '../../../domain/ledger/ledger.ts'
import { maxGas } from '../../../domain/money/gasUnits.ts'
import { readAddress, refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/** Maximum number of calls per request. */
const maxCalls = 20

/**
 * Reads the calls for the destination chain, with their gas and EIP-7702 authorizations; undefined if there are none.
 *
 * @throws {Refusal} 400 for an invalid call, and for gas or authorizations without a call.
 */
export function readCalls({
  txs = [],
  txsGasLimit,
  authorizationList = [],
}: ExtendedQuoteBody): LedgerCalls | undefined {
  if (txsGasLimit !== undefined && txsGasLimit > maxGas) {
    throw refuseQuote('INVALID_REQUEST', `"txsGasLimit" must be a whole number from 1 to ${maxGas}.`)
  }
  if (authorizationList.length > maxCalls) {
    throw refuseQuote('INVALID_REQUEST', `"authorizationList" must have at most ${maxCalls} authorizations.`)
  }
  const authorizations = authorizationList.map(readAuthorization)
  if (txs.length === 0) {
    if (txsGasLimit !== undefined) throw refuseQuote('INVALID_REQUEST', '"txsGasLimit" needs "txs".')
    if (authorizations.length > 0) throw refuseQuote('INVALID_REQUEST', '"authorizationList" needs "txs".')
    return undefined
  }
  if (txs.length > maxCalls)
    throw refuseQuote('INVALID_REQUEST', `"txs" must have at most ${maxCalls} calls.`)
  const gas = txsGasLimit === undefined ? undefined : BigInt(txsGasLimit)
  return { calls: txs.map(readCall), gas, authorizations }
}

/** Refuses calls that send more native tokens than they receive. */
export function requireCallValue(
  { calls }: LedgerCalls,
  { currencyOut, amountOut }: { currencyOut: { address: Address; symbol: string }; amountOut: bigint },
): void {
  const sent = calls.reduce((sum, { value }) => sum + value, 0n)
  const given = currencyOut.address === zeroAddress ? amountOut : 0n
  if (sent <= given) return
  throw refuseQuote(
    'INVALID_EXTRA_TXS',
    `The calls of "txs" send ${sent} of the native token, and the request brings ${given} of it.`,
  )
}

function readCall({
  to,
  value,
  data,
  originalTxValue,
}: DestinationCall & { originalTxValue?: unknown }): LedgerCalls['calls'][number] {
  const isAmount = typeof originalTxValue === 'string' && amountPattern.test(originalTxValue)
  if (!isAbsent(originalTxValue) && !isAmount) throw invalid('may have an "originalTxValue" of digits only')
  return { to: readAddress(to, 'to', 'INVALID_REQUEST'), value, data }
}

function readAuthorization({ address, chainId, nonce, yParity, r, s }: Authorization): SignedAuthorization {
  return { address: readAddress(address, 'address'), chainId, nonce, yParity, r, s }
}

function invalid(rule: string) {
  return refuseQuote('INVALID_REQUEST', `The calls of "txs" ${rule}.`)
}
