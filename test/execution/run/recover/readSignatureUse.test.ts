import { concat, numberToHex, pad } from 'viem'
import { describe, expect, it } from 'vitest'
import { permitEventTopics } from '../../../../src/execution/payments/readPermitEnd.ts'
import { readSignatureUse, signatureFacts } from '../../../../src/execution/run/recover/readSignatureUse.ts'
import type { SignatureData } from '@causeway/react/schemas'
import { account, contract, createTestRun } from '../../../support/environment/createTestRun.ts'
import { asPermit2 } from '../../../support/quotes/permit2.ts'
import { authorizationFields, permitFields } from '../../../support/quotes/permitFields.ts'

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

const permit2 = asPermit2(authorization, [])
const signer = '0x00000000000000000000000000000000000000D4'

const factsOf = (sign: SignatureData['sign']) => signatureFacts({ sign, post }, { signer, now: 0 })

describe('signatureFacts', () => {
  it('default: finds the deadline of a permit, and how its token identifies it', () => {
    expect(factsOf(authorization)).toEqual({
      expiresAt: 2_000_000,
      permit: { standard: 'EIP-3009', contract: token, owner: account, nonce: authorizationNonce },
    })
    expect(factsOf(permit)).toEqual({
      expiresAt: 2_000_000,
      permit: {
        standard: 'EIP-2612',
        contract: token,
        owner: account,
        nonce: '3',
        grants: { spender: service, amount: 5_000_000n },
      },
    })
  })

  it('behavior: asks the Permit2 contract about a Permit2 signature, for its signer', () => {
    expect(factsOf(permit2)).toEqual({
      expiresAt: 2_000_000,
      permit: {
        standard: 'Permit2',
        contract: permit2.domain['verifyingContract'],
        owner: signer,
        nonce: '3',
        moves: { token, amount: 5_000_000n },
      },
    })
  })

  it('behavior: knows only the deadline of a permit without a contract', () => {
    const { verifyingContract: _, ...domain } = authorization.domain
    expect(factsOf({ ...authorization, domain })).toEqual({ expiresAt: 2_000_000 })
  })

  it('behavior: knows no deadline of a message that isn’t a permit', () => {
    expect(factsOf({ ...permit, primaryType: 'Order' })).toEqual({})
  })
})

describe('readSignatureUse', () => {
  /** What is found `ms` after the deadline of a signature by its chain's time, if its token says so; the device's clock is independent. */
  async function check(
    sign: SignatureData['sign'],
    isUsed: boolean | undefined | Error,
    ms: number,
    { deviceMs = 0, spentBy }: { deviceMs?: number; spentBy?: 'use' | 'canceling' | undefined } = {},
  ) {
    const { used, cancelled, invalidated, transferred } = permitEventTopics
    const logsBy = {
      use: [
        { topics: [used], data: '0x' },
        { topics: [transferred], data: numberToHex(5_000_000, { size: 32 }) },
      ],
      canceling: [
        { topics: [cancelled], data: '0x' },
        { topics: [invalidated], data: concat([pad('0x', { size: 32 }), pad('0x8', { size: 32 })]) },
      ],
    } as const
    const asked: unknown[] = []
    const { run } = createTestRun({
      chainReader: {
        isPermitUsed: async (parameters) => {
          asked.push(parameters)
          if (isUsed instanceof Error) throw isUsed
          return isUsed
        },
        getChainTime: async ({ chainId }) => (expect(chainId).toBe(1), 2_000_000 + ms),
        getBlock: async () => ({ number: 10n, timeMs: 2_000_000 + ms }),
        getLogs: async ({ topics: [event = []] }) =>
          spentBy ? logsBy[spentBy].filter(({ topics }) => event.includes(topics[0])) : [],
      },
    })
    const facts = factsOf(sign)
    const clock = { ...run.clock, now: () => 2_000_000 + deviceMs }
    const found = await readSignatureUse({ ...run, clock }, facts, 1).catch(() => 'unreadable')
    expect(asked).toEqual([{ chainId: 1, ...facts.permit }])
    return found
  }
  const hour = 60 * 60_000

  it.each([
    ['an authorization whose nonce is used, by it or another', authorization, true, -hour, 'moved'],
    ['an authorization that is not used', authorization, false, -hour, undefined],
    ['an authorization that is not used, a minute after its end', authorization, false, 60_000, undefined],
    ['an authorization that is not used, long after its end', authorization, false, hour, 'expired'],
    ['an authorization whose token can’t tell, long after its end', authorization, undefined, hour, 'absent'],
    ['a permit whose nonce is used, by any permit, before its end', permit, true, -hour, undefined],
    ['a permit whose nonce is used, by any permit, after its end', permit, true, hour, 'moved'],
    ['a permit whose nonce is not used, before its end', permit, false, -1, undefined],
    ['a permit whose nonce is not used, after its end', permit, false, hour, 'expired'],
    ['a permit of Permit2 whose nonce is used, by it or another', permit2, true, -hour, 'moved'],
    ['a permit of Permit2 that is not used, before its end', permit2, false, -1, undefined],
    ['a permit of Permit2 that is not used, after its end', permit2, false, hour, 'expired'],
    ['a chain that can’t be read, after its end', permit, new Error('down'), hour, 'unreadable'],
  ] as const)('behavior: %s', async (_, sign, isUsed, ms, found) => {
    expect(await check(sign, isUsed, ms)).toBe(found)
  })

  it.each([
    ['an authorization', authorization],
    ['one of Permit2', permit2],
  ] as const)('behavior: finds out from the chain how the nonce was spent: %s', async (_, sign) => {
    for (const ms of [-hour, hour]) {
      expect(await check(sign, true, ms, { spentBy: 'use' })).toBe('found')
      expect(await check(sign, true, ms, { spentBy: 'canceling' })).toBe('cancelled')
    }
  })

  it.each([
    ['fast', hour],
    ['slow', -hour],
  ] as const)('behavior: ignores the device’s clock, even if it is %s', async (_, deviceMs) => {
    expect(await check(permit, false, -1, { deviceMs })).toBeUndefined()
    expect(await check(permit, false, hour, { deviceMs })).toBe('expired')
  })

  const read = (
    facts: Parameters<typeof readSignatureUse>[1],
    now: number,
    getChainTime?: () => Promise<number>,
  ) => {
    const { run } = createTestRun({ chainReader: { isPermitUsed: async () => false, getChainTime } as never })
    return readSignatureUse({ ...run, clock: { ...run.clock, now: () => now } }, facts, 1)
  }

  it('behavior: doesn’t call a permit expired without the chain’s time', async () => {
    expect(await read(factsOf(permit), 2_000_000 + hour)).toBeUndefined()
    const down = () => Promise.reject(new Error('down'))
    await expect(read(factsOf(permit), 2_000_000 + hour, down)).rejects.toThrow('down')
  })

  it('behavior: counts a permit as expired two minutes after its deadline, or as absent where the chain doesn’t report on it', async () => {
    const [early, late] = [2_000_000 + 120_000, 2_000_000 + 120_001]
    expect(await read(factsOf(permit), 0, async () => early)).toBeUndefined()
    expect(await read(factsOf(permit), 0, async () => late)).toBe('expired')
    const { run } = createTestRun({ chainReader: { getChainTime: async () => late } })
    expect(await readSignatureUse(run, factsOf(permit), 1)).toBe('absent')
  })

  it('behavior: counts a signed text as absent once both the device’s and the chain’s clock have passed its end', async () => {
    const { expiresAt = 0 } = factsOf({ signatureKind: 'eip191', message: 'I agree' })
    expect(expiresAt).toBe(15 * 60_000)
    const [early, late] = [expiresAt + 120_000, expiresAt + 120_001]
    expect(await read({ expiresAt }, late)).toBe('absent')
    expect(await read({ expiresAt }, early)).toBeUndefined()
    expect(await read({ expiresAt }, late, async () => late)).toBe('absent')
    expect(await read({ expiresAt }, late, async () => early)).toBeUndefined()
    expect(await read({ expiresAt }, early, async () => late)).toBeUndefined()
  })
})
