import {
  domainSeparator,
  encodeFunctionData,
  keccak256,
  parseEventLogs,
  parseSignature,
  stringToHex,
  type Address,
  type Hex,
} from 'viem'
import { beforeEach, describe, expect, it } from 'vitest'
import { depositoryAbi, permitErc20Abi as abi } from '../../../src/contracts/generated/abis.ts'
import { permitDomain, permitTypes as types } from '../../../src/domain/ledger/permitTypes.ts'
import { receivers } from '../environment/getAuditedQuote.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'
import { currencyOf } from '../quotes.ts'

const { recipient } = receivers
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** A token that moves by signatures (EIP-2612, EIP-3009), on whichever ledger. */
export function describePermitToken(environment: () => ServiceEnvironment): void {
  let count = 0
  let nonce: Hex
  let now: bigint
  beforeEach(async () => {
    nonce = keccak256(stringToHex(`permit token ${count++}`))
    now = (await environment().node.getBlock()).timestamp
  })
  const usdc = () => currencyOf(environment().origin, 'USDC')
  const domain = () => permitDomain(usdc(), environment().origin.id)
  const token = () => ({ address: usdc().address, abi, account: environment().stranger })
  const balanceOf = (account: Address) =>
    environment().ledger.balanceOf(environment().origin.id, usdc().address, account)

  /** A transfer of 5 units by the user, and its signature. */
  async function authorize(
    primaryType: 'TransferWithAuthorization' | 'ReceiveWithAuthorization',
    { to = recipient, validAfter = 0n, validBefore = now + 10_000n }: Partial<Authorization> = {},
  ) {
    const message = { from: environment().user, to, value: 5n, validAfter, validBefore, nonce }
    const signature = await environment().sign({ domain: domain(), types, primaryType, message })
    const fields = [message.from, to, 5n, validAfter, validBefore, nonce] as const
    return { fields, args: [...fields, signature] as const, signature }
  }

  describe('permit token', () => {
    it('default: says what signatures are bound to', async () => {
      const { node, origin } = environment()
      const read = (functionName: 'DOMAIN_SEPARATOR' | 'version' | 'eip712Domain') =>
        node.readContract({ ...token(), functionName })
      expect(await read('DOMAIN_SEPARATOR')).toBe(domainSeparator({ domain: domain() }))
      expect(await read('version')).toBe('2')
      const [fields, name, version, chainId, contract] = (await read('eip712Domain')) as readonly unknown[]
      expect([fields, name, version, chainId, contract]).toEqual([
        '0x0f',
        'USD Coin',
        '2',
        BigInt(origin.id),
        usdc().address,
      ])
    })

    it('behavior: a permit sets an allowance, once', async () => {
      const { node, sign, user, stranger, callFromStranger } = environment()
      const message = { owner: user, spender: stranger, value: 7n, nonce: 0n, deadline: now + 10_000n }
      message.nonce = await node.readContract({ ...token(), functionName: 'nonces', args: [user] })
      const signature = await sign({ domain: domain(), types, primaryType: 'Permit', message })
      const { r, s, v = 27n } = parseSignature(signature)
      const fields = [user, stranger, 7n, message.deadline] as const
      const args = [...fields, Number(v), r, s] as const
      await callFromStranger(usdc().address, encodeFunctionData({ abi, functionName: 'permit', args }))
      const allowance = { ...token(), functionName: 'allowance', args: [user, stranger] } as const
      expect(await node.readContract(allowance)).toBe(7n)
      expect(await node.readContract({ ...token(), functionName: 'nonces', args: [user] })).toBe(
        message.nonce + 1n,
      )
      await expect(
        node.simulateContract({ ...token(), functionName: 'permit', args: [...fields, signature] }),
      ).rejects.toThrow(/SignatureInvalid/)
      const late = [user, stranger, 7n, now - 1n, signature] as const
      await expect(node.simulateContract({ ...token(), functionName: 'permit', args: late })).rejects.toThrow(
        /SignatureExpired/,
      )
    })

    it('behavior: an authorization moves tokens, once', async () => {
      const { node, callFromStranger, user } = environment()
      const { args, fields, signature } = await authorize('TransferWithAuthorization')
      const functionName = 'transferWithAuthorization'
      const before = [await balanceOf(user), await balanceOf(recipient)] as const
      const { r, s, v = 27n } = parseSignature(signature)
      const data = encodeFunctionData({ abi, functionName, args: [...fields, Number(v), r, s] })
      const hash = await callFromStranger(usdc().address, data)
      expect([await balanceOf(user), await balanceOf(recipient)]).toEqual([before[0] - 5n, before[1] + 5n])
      const { logs } = await node.getTransactionReceipt({ hash })
      expect(parseEventLogs({ abi, logs, eventName: 'AuthorizationUsed' })).toMatchObject([
        { args: { authorizer: user, nonce } },
      ])
      const state = { ...token(), functionName: 'authorizationState', args: [user, nonce] } as const
      expect(await node.readContract(state)).toBe(true)
      await expect(node.simulateContract({ ...token(), functionName, args })).rejects.toThrow(
        /AuthorizationSpent/,
      )
    })

    it('error: an authorization that is too early, too late, changed, or signed by another account', async () => {
      const { node, stranger } = environment()
      const functionName = 'transferWithAuthorization'
      const early = await authorize('TransferWithAuthorization', { validAfter: now + 5_000n })
      const late = await authorize('TransferWithAuthorization', { validBefore: now })
      const { args, signature } = await authorize('TransferWithAuthorization')
      const [from, to, value, after, before] = args
      const { r, s, v = 27n } = parseSignature(signature)
      const mirrored: Hex = `0x${(order - BigInt(s)).toString(16).padStart(64, '0')}`
      const call = { ...token(), functionName } as const
      const expectRefusal = (refused: readonly unknown[], reason: string) =>
        expect(node.simulateContract({ ...call, args: refused as unknown as typeof args })).rejects.toThrow(
          reason,
        )
      await expectRefusal(early.args, 'SignatureNotYetValid')
      await expectRefusal(late.args, 'SignatureExpired')
      await expectRefusal([from, to, value + 1n, after, before, nonce, signature], 'SignatureInvalid')
      await expectRefusal([stranger, to, value, after, before, nonce, signature], 'SignatureInvalid')
      await expectRefusal([from, to, value, after, before, nonce, '0x'], 'SignatureInvalid')
      // The same signature with the upper half of s, which must not count as another one.
      const twin = [v === 27n ? 28 : 27, r, mirrored]
      await expectRefusal([from, to, value, after, before, nonce, ...twin], 'SignatureInvalid')
      await expect(node.simulateContract({ ...call, args })).resolves.toBeDefined()
    })

    it('behavior: only the payee receives with an authorization', async () => {
      const { node } = environment()
      const { args } = await authorize('ReceiveWithAuthorization')
      const call = { ...token(), functionName: 'receiveWithAuthorization', args } as const
      await expect(node.simulateContract(call)).rejects.toThrow(/OnlyPayee/)
      await expect(node.simulateContract({ ...call, account: recipient })).resolves.toBeDefined()
      // It is not a transfer that anyone may make.
      await expect(
        node.simulateContract({ ...token(), functionName: 'transferWithAuthorization', args }),
      ).rejects.toThrow(/SignatureInvalid/)
    })

    it('behavior: a canceled authorization moves nothing', async () => {
      const { node, sign, user, callFromStranger } = environment()
      const message = { authorizer: user, nonce }
      const signature = await sign({ domain: domain(), types, primaryType: 'CancelAuthorization', message })
      const cancel = { abi, functionName: 'cancelAuthorization', args: [user, nonce, signature] } as const
      await callFromStranger(usdc().address, encodeFunctionData(cancel))
      const { args } = await authorize('TransferWithAuthorization')
      await expect(
        node.simulateContract({ ...token(), functionName: 'transferWithAuthorization', args }),
      ).rejects.toThrow(/AuthorizationSpent/)
      await expect(node.simulateContract({ ...token(), ...cancel })).rejects.toThrow(/AuthorizationSpent/)
    })

    it('behavior: a contract answers for its signatures by ERC-1271', async () => {
      const { node, asContract, sign } = environment()
      const functionName = 'transferWithAuthorization'
      await asContract(async () => {
        const { args } = await authorize('TransferWithAuthorization')
        await expect(node.simulateContract({ ...token(), functionName, args })).resolves.toBeDefined()
      })
      // Without code its key alone counts.
      const { fields } = await authorize('TransferWithAuthorization')
      const signature = await sign({ message: 'Something else.' })
      const args = [...fields, signature] as const
      await expect(node.simulateContract({ ...token(), functionName, args })).rejects.toThrow(
        /SignatureInvalid/,
      )
    })

    it('error: other tokens have none of it', async () => {
      const { node, origin, user } = environment()
      const address = currencyOf(origin, 'DAI').address
      const call = { address, abi, functionName: 'nonces', args: [user] } as const
      await expect(node.readContract(call)).rejects.toThrow()
    })

    it('behavior: a deposit by authorization belongs to the order that its nonce names', async () => {
      const { node, user, stranger, origin } = environment()
      const { depository } = origin
      const validBefore = now + 10_000n
      const { signature } = await authorize('ReceiveWithAuthorization', { to: depository, validBefore })
      const deposit = (id: Hex, amount: bigint) =>
        node.simulateContract({
          address: depository,
          abi: [...depositoryAbi, ...abi.filter(({ type }) => type === 'error')],
          account: stranger,
          functionName: 'depositWithAuthorization',
          args: [id, usdc().address, user, amount, validBefore, signature],
        })
      await expect(deposit(keccak256(nonce), 5n)).rejects.toThrow(/SignatureInvalid/)
      await expect(deposit(nonce, 6n)).rejects.toThrow(/SignatureInvalid/)
      await expect(deposit(nonce, 0n)).rejects.toThrow(/ZeroAmount/)
      await expect(deposit(nonce, 5n)).resolves.toBeDefined()
    })
  })
}

interface Authorization {
  to: Address
  validAfter: bigint
  validBefore: bigint
}
