import { describe, expect, it } from 'vitest'
import { decodePermit } from '../../../src/decode/permits/decodePermit.ts'
import type { SignableTypedData } from '@causeway/react/schemas'
import { authorizationFields, permitFields } from '../../support/quotes/permitFields.ts'

const owner = '0x00000000000000000000000000000000000000a1'
const spender = '0x00000000000000000000000000000000000000b2'
const token = '0x00000000000000000000000000000000000000c3'

/** A permit of EIP-2612. */
const permit: SignableTypedData = {
  signatureKind: 'eip712',
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: token },
  primaryType: 'Permit',
  types: {
    Permit: permitFields,
  },
  value: { owner, spender, value: '5', nonce: 0, deadline: '1000' },
}

/** A permit of EIP-3009. */
const authorization: SignableTypedData = {
  ...permit,
  primaryType: 'TransferWithAuthorization',
  types: {
    TransferWithAuthorization: authorizationFields,
  },
  value: {
    from: owner,
    to: spender,
    value: '5',
    validAfter: '0',
    validBefore: 1000,
    nonce: `0x${'Ab'.repeat(32)}`,
  },
}

const known = {
  chainId: 1n,
  contract: token,
  token,
  owner,
  receiver: spender,
  movedBy: 'receiver',
  amount: 5n,
  deadline: 1000n,
  nonce: undefined,
}

describe('decodePermit', () => {
  it('default: reads permits and authorizations alike', () => {
    expect(decodePermit(permit)).toEqual(known)
    const nonce = `0x${'ab'.repeat(32)}`
    expect(decodePermit(authorization)).toEqual({ ...known, movedBy: 'anyone', nonce })
    const primaryType = 'ReceiveWithAuthorization'
    const types = { [primaryType]: authorizationFields }
    expect(decodePermit({ ...authorization, primaryType, types })).toEqual({ ...known, nonce })
  })

  it.each(['constructor', 'toString', '__proto__'])(
    'error: refuses a type named like a property of every object: %s',
    (name) => {
      expect(decodePermit({ ...permit, primaryType: name })).toBeUndefined()
    },
  )

  it('behavior: leaves chain and contract open where the domain has none', () => {
    expect(decodePermit({ ...permit, domain: {} })).toEqual({
      ...known,
      chainId: undefined,
      contract: undefined,
      token: undefined,
    })
  })

  it.each(Object.keys(permit.value))('error: refuses a permit with a wrong %s', (field) => {
    for (const wrong of ['x', [permit.value[field]], { ...permit.value }, undefined]) {
      expect(decodePermit({ ...permit, value: { ...permit.value, [field]: wrong } })).toBeUndefined()
    }
  })

  it.each(Object.keys(authorization.value))('error: refuses an authorization with a wrong %s', (field) => {
    for (const wrong of ['x', [authorization.value[field]], `x${authorization.value[field]}`]) {
      expect(
        decodePermit({ ...authorization, value: { ...authorization.value, [field]: wrong } }),
      ).toBeUndefined()
    }
  })

  it.each([0, 1, 2, 3, 4])('error: refuses a field of another name or type at %i', (at) => {
    for (const change of [{ name: 'other' }, { type: 'string' }]) {
      const fields = permit.types['Permit']?.map((field, index) =>
        index === at ? { ...field, ...change } : field,
      )
      expect(decodePermit({ ...permit, types: { Permit: fields ?? [] } })).toBeUndefined()
    }
  })

  it('error: refuses a value beside those that are signed', () => {
    expect(decodePermit({ ...permit, value: { ...permit.value, other: '1' } })).toBeUndefined()
  })

  it('error: refuses a type beside those that are signed', () => {
    expect(decodePermit({ ...permit, types: { ...permit.types, Other: [] } })).toBeUndefined()
  })
})
