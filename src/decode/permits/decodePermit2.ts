import * as z from 'zod/mini'
import { array, map, object } from '../../schemas/base/object.ts'
import { boolean, evmAddress, exactUnits, hex, literal } from '../../schemas/base/primitives.ts'
import { parseOptional } from '../../schemas/base/parseWithSchema.ts'
import type { SignableTypedData } from '../../schemas/signature/signature.ts'
import { isObject } from '../../utils/data/isObject.ts'
import type { Permit } from './permit.ts'

const primaryType = 'PermitBatchWitnessTransferFrom'

/** The types that are signed, as EIP-712 writes them, except for the witness. */
const knownTypes = {
  [primaryType]: [
    'TokenPermissions[] permitted',
    'address spender',
    'uint256 nonce',
    'uint256 deadline',
    'RelayerWitness witness',
  ],
  TokenPermissions: ['address token', 'uint256 amount'],
  Call3Value: ['address target', 'bool allowFailure', 'uint256 value', 'bytes callData'],
}

/** The witness, as each public version of the contract that takes such permits hashes it. */
const witnesses: readonly (readonly string[])[] = [
  ['address relayer', 'address refundTo', 'address nftRecipient', 'Call3Value[] call3Values'],
  [
    'address relayer',
    'address refundTo',
    'address nftRecipient',
    'bytes metadata',
    'Call3Value[] call3Values',
  ],
  [
    'address relayer',
    'uint256 msgValue',
    'address refundTo',
    'address nftRecipient',
    'bytes metadata',
    'Call3Value[] call3Values',
  ],
]

const domainSchema = object({
  name: literal('Permit2'),
  chainId: exactUnits,
  verifyingContract: evmAddress,
})

const messageSchema = map(
  object({
    permitted: array(object({ token: evmAddress, amount: exactUnits })).check(z.length(1)),
    spender: evmAddress,
    deadline: exactUnits,
    witness: object({
      relayer: evmAddress,
      refundTo: evmAddress,
      call3Values: array(
        object({ target: evmAddress, allowFailure: boolean, value: exactUnits, callData: hex }),
      ),
    }),
  }),
  ({ permitted: [permitted], spender, deadline, witness: { relayer, refundTo, call3Values } }) => ({
    // Cast: its length was checked.
    ...(permitted as NonNullable<typeof permitted>),
    owner: undefined,
    receiver: spender,
    movedBy: 'receiver' as const,
    deadline,
    nonce: undefined,
    use: { relayer, refundTo, calls: call3Values },
  }),
)

/**
 * Decodes typed data as a Permit2 transfer of one token that also signs calls, which bind the contract that takes the permit. The audit
 * checks that the verifying contract is Permit2.
 *
 * @returns undefined unless every type and value is as in a public version of the contract that takes such permits.
 */
export function decodePermit2(data: SignableTypedData): Permit | undefined {
  const { types, domain, value } = data
  const fieldsOf = (name: string) => types[name]?.map((field) => `${field.type} ${field.name}`)
  const isKnown =
    data.primaryType === primaryType &&
    Object.keys(types).length === 4 &&
    Object.entries(knownTypes).every(([name, fields]) => isSame(fieldsOf(name), fields)) &&
    witnesses.some((fields) => isSame(fieldsOf('RelayerWitness'), fields)) &&
    Object.keys(domain).length === 3 &&
    hasJustFields(value, primaryType)
  const signedFor = isKnown ? parseOptional(domainSchema, domain) : undefined
  const message = signedFor && parseOptional(messageSchema, value)
  return message && { ...message, chainId: signedFor.chainId, contract: signedFor.verifyingContract }

  /** Whether a value has exactly the fields of its type: the wallet may not show an additional one. */
  function hasJustFields(one: unknown, type: string): boolean {
    const fields = types[type] ?? []
    if (!isObject(one) || Object.keys(one).length !== fields.length) return false
    return fields.every((field) => {
      const inner = one[field.name]
      const named = field.type.replace('[]', '')
      if (!Object.hasOwn(types, named)) return inner !== undefined
      if (named === field.type) return hasJustFields(inner, named)
      return Array.isArray(inner) && inner.every((item) => hasJustFields(item, named))
    })
  }
}

function isSame(fields: readonly string[] | undefined, known: readonly string[]): boolean {
  return JSON.stringify(fields) === JSON.stringify(known)
}
