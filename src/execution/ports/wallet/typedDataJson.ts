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

/** Typed data as `eth_signTypedData_v4` expects it: with the domain's type, which providers leave out. */
export function typedDataJson({
  domain,
  types,
  primaryType,
  value,
}: Pick<SignableTypedData, 'domain' | 'types' | 'primaryType' | 'value'>): string {
  const EIP712Domain = domainFields.filter(({ name }) => Object.hasOwn(domain, name))
  return toJsonText({ domain, types: { EIP712Domain, ...types }, primaryType, message: value })
}
