import * as z from 'zod/mini'
import { bytes32Pattern, evmAddress, exactUnits, text } from '../../schemas/base/primitives.ts'
import { map, object } from '../../schemas/base/object.ts'
import { lenient } from '../../schemas/base/nullish.ts'
import { parseWithSchema, parseOptional } from '../../schemas/base/parseWithSchema.ts'
import type { SignableTypedData } from '../../schemas/signature/signature.ts'
import { decodePermit2 } from './decodePermit2.ts'
import type { Permit } from './permit.ts'

interface PermitType {
  /** Its fields, as EIP-712 writes them. */
  fields: readonly string[]
  message: z.ZodMiniType<Omit<Permit, 'chainId' | 'contract' | 'token'>>
}

const bytes32 = text.check(z.regex(bytes32Pattern))

/** EIP-3009. */
const authorization = (movedBy: Permit['movedBy']): PermitType => ({
  fields: [
    'address from',
    'address to',
    'uint256 value',
    'uint256 validAfter',
    'uint256 validBefore',
    'bytes32 nonce',
  ],
  message: map(
    object({
      from: evmAddress,
      to: evmAddress,
      value: exactUnits,
      validAfter: exactUnits,
      validBefore: exactUnits,
      nonce: bytes32,
    }),
    ({ from, to, value, validBefore, nonce }) => ({
      owner: from,
      receiver: to,
      movedBy,
      amount: value,
      deadline: validBefore,
      nonce: nonce.toLowerCase(),
    }),
  ),
})

/** The known types of permits, by name. */
const permitTypes: Readonly<Record<string, PermitType>> = {
  TransferWithAuthorization: authorization('anyone'),
  ReceiveWithAuthorization: authorization('receiver'),
  // EIP-2612.
  Permit: {
    fields: ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'],
    message: map(
      object({
        owner: evmAddress,
        spender: evmAddress,
        value: exactUnits,
        nonce: exactUnits,
        deadline: exactUnits,
      }),
      ({ owner, spender, value, deadline }) => ({
        owner,
        receiver: spender,
        movedBy: 'receiver',
        amount: value,
        deadline,
        nonce: undefined,
      }),
    ),
  },
}

/** Fields that a permit's domain may have. No known token needs a salt. */
const domainNames: ReadonlySet<string> = new Set(['name', 'version', 'chainId', 'verifyingContract'])
const domainSchema = object({
  name: lenient(text),
  version: lenient(text),
  chainId: lenient(exactUnits),
  verifyingContract: lenient(evmAddress),
})

/**
 * Decodes typed data as a permit.
 *
 * @returns undefined unless every type, field and value is as in the standard: anything else could have another meaning.
 */
export function decodePermit(data: SignableTypedData): Permit | undefined {
  return decodePermit2(data) ?? decodeTokenPermit(data)
}

/** A permit that the token itself accepts. */
function decodeTokenPermit({ primaryType, types, domain, value }: SignableTypedData): Permit | undefined {
  const permit = Object.hasOwn(permitTypes, primaryType) ? permitTypes[primaryType] : undefined
  const fields = permit && types[primaryType]?.map(({ type, name }) => `${type} ${name}`)
  const isKnown =
    permit !== undefined &&
    // A type for the domain, too, would change the domain that is signed.
    Object.keys(types).length === 1 &&
    JSON.stringify(fields) === JSON.stringify(permit.fields) &&
    Object.keys(value).length === permit.fields.length &&
    Object.keys(domain).every((name) => domainNames.has(name))
  const message = isKnown ? parseOptional(permit.message, value) : undefined
  if (!message) return undefined
  const { chainId, verifyingContract } = parseWithSchema(domainSchema, domain)
  return { ...message, chainId, contract: verifyingContract, token: verifyingContract }
}
