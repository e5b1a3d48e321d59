import { amountPattern } from '@causeway/react/schemas'
import { isHex, zeroAddress, type Address, type Hex, type SignedAuthorization } from 'viem'
import { isMissing, readAddress, readAmount, refuseQuote, type Fields } from './fields.ts'
import type { LedgerCalls } from '../../domain/ledger/ledger.ts'

/** Most calls of one request. */
const maxCalls = 20
/** Most gas that a request may ask for its calls: what fits well into a block. */
const maxGas = 15_000_000

/**
 * Reads the calls that are to be made on the destination chain, with their gas and the code that accounts are
 * given for them (EIP-7702); undefined when there are none.
 *
 * @throws {Refusal} 400 for a call that is none, and for gas or code without a call.
 */
export function readCalls(fields: Fields): LedgerCalls | undefined {
  const value: unknown = fields['txs']
  const gas = readGas(fields)
  const authorizations = readAuthorizations(fields)
  if (isMissing(value) || (Array.isArray(value) && value.length === 0)) {
    if (gas !== undefined) throw refuseQuote('INVALID_REQUEST', '"txsGasLimit" needs "txs".')
    if (authorizations.length > 0) throw refuseQuote('INVALID_REQUEST', '"authorizationList" needs "txs".')
    return undefined
  }
  if (!Array.isArray(value) || value.length > maxCalls)
    throw invalid(`must be a list of at most ${maxCalls} calls`)
  return { calls: value.map(readCall), gas, authorizations }
}

/** Refuses calls that send more native currency than they are given. */
export function requireCallValue(
  { calls }: LedgerCalls,
  { currencyOut, amountOut }: { currencyOut: { address: Address; symbol: string }; amountOut: bigint },
): void {
  const sent = calls.reduce((sum, { value }) => sum + value, 0n)
  const given = currencyOut.address === zeroAddress ? amountOut : 0n
  if (sent <= given) return
  throw invalid(`send ${sent} of the native currency, and the request brings ${given} of it`)
}

function readCall(value: unknown): LedgerCalls['calls'][number] {
  if (!isFields(value)) throw invalid('must hold objects')
  const { data, originalTxValue } = value
  if (!isHex(data) || data.length % 2 !== 0) throw invalid('must have "data" in hexadecimal bytes')
  if (
    !isMissing(originalTxValue) &&
    !(typeof originalTxValue === 'string' && amountPattern.test(originalTxValue))
  ) {
    throw invalid('may have an "originalTxValue" of digits only')
  }
  return { to: readAddress(value, 'to', 'INVALID_EXTRA_TXS'), value: readAmount(value, 'value'), data }
}

function readGas(fields: Fields): bigint | undefined {
  const value: unknown = fields['txsGasLimit']
  if (isMissing(value)) return undefined
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= maxGas)
    return BigInt(value)
  throw refuseQuote('INVALID_REQUEST', `"txsGasLimit" must be a whole number from 1 to ${maxGas}.`)
}

function readAuthorizations(fields: Fields): SignedAuthorization[] {
  const value: unknown = fields['authorizationList']
  if (isMissing(value)) return []
  if (Array.isArray(value) && value.length <= maxCalls) return value.map(readAuthorization)
  throw refuseQuote(
    'INVALID_REQUEST',
    `"authorizationList" must be a list of at most ${maxCalls} authorizations.`,
  )
}

function readAuthorization(value: unknown): SignedAuthorization {
  if (!isFields(value)) throw refuseQuote('INVALID_REQUEST', '"authorizationList" must hold objects.')
  const { chainId, nonce, yParity, r, s } = value
  if (!isCount(chainId) || !isCount(nonce) || (yParity !== 0 && yParity !== 1) || !isWord(r) || !isWord(s)) {
    throw refuseQuote(
      'INVALID_REQUEST',
      'An authorization has "chainId", "nonce" and "yParity" as numbers, and "r" and "s" in hexadecimal.',
    )
  }
  return { address: readAddress(value, 'address'), chainId, nonce, yParity, r, s }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isWord(value: unknown): value is Hex {
  return isHex(value) && value.length <= 66
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function invalid(rule: string) {
  return refuseQuote('INVALID_EXTRA_TXS', `The calls of "txs" ${rule}.`)
}
