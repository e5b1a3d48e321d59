import { evmAddressPattern, isAbsent } from '@causeway/react/schemas'
import { isAddress, zeroAddress, type Address } from 'viem'
import { Refusal } from '../../domain/service/refusal.ts'

/** Refuses a quote: HTTP 400 in error shape B. */
export function refuseQuote(errorCode: string, message: string): Refusal {
  return new Refusal(400, { message, errorCode })
}

/** Reads an EVM address that can receive money; other chains' addresses were converted before. */
export function readAddress(value: unknown, name: string, errorCode = 'INVALID_ADDRESS'): Address {
  if (typeof value !== 'string' || !evmAddressPattern.test(value) || !isAddress(value, { strict: false })) {
    throw refuseQuote(errorCode, `"${name}" must be an address: 0x and 40 hexadecimal digits.`)
  }
  if (value === zeroAddress) throw refuseQuote(errorCode, `"${name}" must not be the zero address.`)
  return value
}

/** Reads an optional EVM address. */
export function readOptionalAddress(value: unknown, name: string, errorCode?: string): Address | undefined {
  return isAbsent(value) ? undefined : readAddress(value, name, errorCode)
}

/** Whether a field is unset, or set to a value that requests nothing. */
export function isOff(value: unknown): boolean {
  return isAbsent(value) || value === false || (Array.isArray(value) && value.length === 0)
}
