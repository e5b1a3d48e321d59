import { describe, expect, it } from 'vitest'
import { readSignatureUse, signatureFacts } from '../../../../src/execution/run/recover/readSignatureUse.ts'
import { decodePermit } from '../../../../src/decode/decodePermit.ts'
import { account, contract, createTestRun } from '../../../support/environment/createTestRun.ts'
import { asPermit2 } from '../../../support/permit2.ts'
import { authorizationFields, permitFields } from '../../../support/permitFields.ts'

const token = contract
const service = '0x00000000000000000000000000000000000000C3'
const authorizationNonce = `0x${'7'.repeat(64)}`
const post = { endpoint: '/permits', method: 'POST' as const, body: {} }

const authorization = {
  signatureKind: 'eip712' as const,
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: token },
  types: {
    ReceiveWithAuthorization: authorizationFields,
  },
  primaryType: 'ReceiveWithAuthorization',
  value: {
    from: account,
    to: service,
    value: '5000000',
    validAfter: '0',
    validBefore: '2000',
    nonce: authorizationNonce,
  },
}

const permit = {
  signatureKind: 'eip712' as const,
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: token },
  types: {
    Permit: permitFields,
  },
  primaryType: 'Permit',
  value: { owner: account, spender: service, value: '5000000', nonce: '3', deadline: '2000' },
}

describe('signatureFacts', () => {
  it('default: until when a permit can be used, and how its token knows it', () => {
    expect(signatureFacts({ sign: authorization, post }, 0)).toEqual({
      expiresAt: 2_000_000,
      permit: { standard: 'EIP-3009', token, owner: account, nonce: authorizationNonce },
    })
    expect(signatureFacts({ sign: permit, post }, 0)).toEqual({
      expiresAt: 2_000_000,
      permit: { standard: 'EIP-2612', token, owner: account, nonce: '3' },
    })
  })

  it('behavior: no token tells whether one of Permit2 was used, so that its end proves nothing', () => {
    const sign = asPermit2(authorization, [])
    expect(decodePermit(sign)).toMatchObject({ token, receiver: service, deadline: 2000n })
    expect(signatureFacts({ sign, post }, 0)).toEqual({})
  })

  it('behavior: nobody knows the end of what is no permit', () => {
    expect(signatureFacts({ sign: { ...permit, primaryType: 'Order' }, post }, 0)).toEqual({})
  })
})

describe('readSignatureUse', () => {
  /** What is found `ms` after the end of a signature, whose token says so. */
  async function check(
    sign: typeof authorization | typeof permit,
    isUsed: boolean | undefined | Error,
    ms: number,
  ) {
    const asked: unknown[] = []
    const { run } = createTestRun({
      chainReader: {
        isPermitUsed: async (parameters) => {
          asked.push(parameters)
          if (isUsed instanceof Error) throw isUsed
          return isUsed
        },
      },
    })
    const facts = signatureFacts({ sign, post }, 0)
    const clock = { ...run.clock, now: () => 2_000_000 + ms }
    const found = await readSignatureUse({ ...run, clock }, facts, 1).catch(() => 'unreadable')
    expect(asked).toEqual([{ chainId: 1, ...facts.permit }])
    return found
  }
  const hour = 60 * 60_000

  it.each([
    ['an authorization that is used', authorization, true, -hour, 'found'],
    ['one that is used, after its end', authorization, true, hour, 'found'],
    ['one that is not used', authorization, false, -hour, undefined],
    ['one that is not used, a minute after its end', authorization, false, 60_000, undefined],
    ['one that is not used, long after its end', authorization, false, hour, 'absent'],
    ['one whose token does not tell, long after its end', authorization, undefined, hour, 'absent'],
    ['a permit whose number is spent, by whichever permit', permit, true, hour, undefined],
    ['a permit whose number is not spent, before its end', permit, false, -1, undefined],
    ['a permit whose number is not spent, after its end', permit, false, hour, 'absent'],
    ['a chain that can’t be read, after its end', permit, new Error('down'), hour, 'unreadable'],
  ] as const)('behavior: %s', async (_, sign, isUsed, ms, found) => {
    expect(await check(sign, isUsed, ms)).toBe(found)
  })
})
