import { amountPattern, evmAddressPattern } from '@causeway/react/schemas'
import { isAddress, maxUint256, zeroAddress, type Address } from 'viem'
import { Refusal } from '../../domain/refusal.ts'

/** The fields of a body, nothing of them known yet. */
export type Fields = Readonly<Record<string, unknown>>

/** Refuses a quote: HTTP 400 in error shape B. */
export function refuseQuote(errorCode: string, message: string): Refusal {
  return new Refusal(400, { message, errorCode })
}

/** Reads an EVM address that money can go to. */
export function readAddress(fields: Fields, name: string, errorCode = 'INVALID_ADDRESS'): Address {
  const value = fields[name]
  if (typeof value !== 'string' || !evmAddressPattern.test(value) || !isAddress(value, { strict: false })) {
    throw refuseQuote(errorCode, `"${name}" must be an address: 0x and 40 hexadecimal digits.`)
  }
  if (value === zeroAddress) throw refuseQuote(errorCode, `"${name}" must not be the zero address.`)
  return value
}

/** Reads an EVM address that may be left out. */
export function readOptionalAddress(fields: Fields, name: string, errorCode?: string): Address | undefined {
  return isMissing(fields[name]) ? undefined : readAddress(fields, name, errorCode)
}

/** Reads an amount: digits, at most 256 bits. */
export function readAmount(fields: Fields, name: string): bigint {
  const value = fields[name]
  if (typeof value !== 'string' || !amountPattern.test(value)) {
    throw refuseQuote('INVALID_REQUEST', `"${name}" must be a string of digits, in the smallest unit.`)
  }
  // 78 digits hold 256 bits; more would only cost time.
  if (value.replace(/^0+/, '').length > 78 || BigInt(value) > maxUint256) {
    throw refuseQuote('INVALID_REQUEST', `"${name}" must fit into 256 bits.`)
  }
  return BigInt(value)
}

/** Reads a flag that may be left out, which means false. */
export function readFlag(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (isMissing(value)) return false
  if (typeof value !== 'boolean') {
    throw refuseQuote('INVALID_REQUEST', `"${name}" must be true or false.`)
  }
  return value
}

/** Missing and null are the same: a client that writes null means that it says nothing. */
export function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null
}
