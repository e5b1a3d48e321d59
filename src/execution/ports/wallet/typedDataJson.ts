import type { SignableTypedData } from '../../../schemas/signature/signature.ts'
import { toJsonText } from '../../../utils/text/toJsonText.ts'

/** Types of the fields that a domain may have, in the order of EIP-712. */
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

/** Typed data as `eth_signTypedData_v4` expects it. */
export function typedDataJson({
  domain,
  types,
  primaryType,
  value,
}: Pick<SignableTypedData, 'domain' | 'types' | 'primaryType' | 'value'>): string {
  return toJsonText({ domain, types: withDomainType(domain, types), primaryType, message: value })
}

/**
 * The types with that of the domain, which providers leave out. It names every field that the domain has: signers that derive it themselves may
 * skip one, such as a chain ID that is a text.
 */
export function withDomainType<types extends object>(domain: object, types: types) {
  return { EIP712Domain: domainFields.filter(({ name }) => Object.hasOwn(domain, name)), ...types }
}
