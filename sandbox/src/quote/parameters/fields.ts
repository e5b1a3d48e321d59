import { evmAddressPattern, isAbsent } from '@causeway/react/schemas'
import { isAddress, zeroAddress, type Address } from 'viem'
import { Refusal } from '../../domain/service/refusal.ts'

/** Refuses a quote: HTTP 400 in error shape B. */
export function refuseQuote(errorCode: string, message: string): Refusal {
  return new Refusal(400, { message, errorCode })
}

/** Reads an EVM address that money can go to: the sandbox has no other chains. */
export function readAddress(value: unknown, name: string, errorCode = 'INVALID_ADDRESS'): Address {
  if (typeof value !== 'string' || !evmAddressPattern.test(value) || !isAddress(value, { strict: false })) {
    throw refuseQuote(errorCode, `"${name}" must be an address: 0x and 40 hexadecimal digits.`)
  }
  if (value === zeroAddress) throw refuseQuote(errorCode, `"${name}" must not be the zero address.`)
  return value
}

/** Reads an EVM address that may be left out. */
export function readOptionalAddress(value: unknown, name: string, errorCode?: string): Address | undefined {
  return isAbsent(value) ? undefined : readAddress(value, name, errorCode)
}

/** Whether a field asks for nothing. */
export function isOff(value: unknown): boolean {
  return isAbsent(value) || value === false || (Array.isArray(value) && value.length === 0)
}
