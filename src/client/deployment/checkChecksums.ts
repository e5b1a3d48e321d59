import { parseAddress } from '../../utils/address/parseAddress.ts'
import type { Invalid } from '../../errors/checks/checkFields.ts'

/** An address, and the argument that names it. */
export interface AddressPlace {
  argument: string
  address: string
}

/**
 * Rejects contracts with a wrong letter: they aren't the provider's, so the audit would reject every good quote.
 *
 * @throws {InvalidConfigError} naming the first argument with a wrong checksum.
 */
export function checkChecksums(places: readonly AddressPlace[], invalid: Invalid): void {
  const wrong = places.find(({ address }) => parseAddress(address).problem === 'checksum')
  if (!wrong) return
  const { argument, address } = wrong
  throw invalid(
    argument,
    `the checksum of ${address} is wrong (ERC-55): correct it, or write it in small letters`,
  )
}

/** The addresses of a list, each with the name of its argument. */
export function toPlaces(argument: string, addresses: unknown): AddressPlace[] {
  if (!Array.isArray(addresses)) return []
  return addresses.flatMap((address: unknown) => (typeof address === 'string' ? [{ argument, address }] : []))
}
