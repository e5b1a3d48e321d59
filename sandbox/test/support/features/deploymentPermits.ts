import { encodeFunctionData, erc20Abi, maxUint160, parseEther, parseUnits, zeroAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { getQuote, type Quote, type GetQuoteParameters } from '@causeway/react/actions'
import { auditQuote } from '@causeway/react/execution'
import { quoteItemsOf, transactionsOf } from '../../../../src/decode/quoteItems.ts'
import { toPaymentCall } from '../../../src/contracts/calls/toPaymentCall.ts'
import { permit2Abi } from '../../../src/contracts/generated/abis.ts'
import type { LedgerPayment } from '../../../src/domain/ledger/ledger.ts'
import { permit2Address, permit2Types } from '../../../src/domain/ledger/permit2Types.ts'
import { at } from '../at.ts'
import { contractsOf } from '../environment/createTestSandbox.ts'
import { receivers } from '../environment/getAuditedQuote.ts'
import { settleAfter } from '../environment/payAndSettle.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'
import { postItem, signatureItems, toSignable, type SignatureItem } from '../permits.ts'
import { currencyOf, orderIdOf, requestIdOf } from '../quotes.ts'

const { recipient } = receivers
const amounts = {
  DAI: parseEther('7'),
  USDT: parseUnits('7', 6),
  USDC: parseUnits('7', 6),
  TOLL: parseEther('7'),
  ETH: 1n,
}
type Symbol = keyof typeof amounts

/** Permits as deployments ask for them, on whichever ledger. */
export function describeDeploymentPermits(environment: () => ServiceEnvironment): void {
  const sign = (item: SignatureItem) => environment().sign(toSignable(item))
  const post = (item: SignatureItem, signature: string) => postItem(environment().client, item, signature)
  const itemOf = (quote: Quote) => at(signatureItems(quote), 0)
  const tokenOf = (symbol: string) => currencyOf(environment().origin, symbol).address
  const balanceOf = (symbol: string) =>
    environment().ledger.balanceOf(environment().origin.id, tokenOf(symbol), environment().user)
  const rulesOf = (quote: Quote) => {
    const { clock, origin, destination, solver } = environment()
    const audit = { contracts: contractsOf({ chains: [origin, destination] }), solvers: [solver] }
    return auditQuote({ ...quote, receivedAt: clock.now() }, audit).map(
      ({ rule, severity }) => `${rule}: ${severity}`,
    )
  }

  async function ask(symbol: Symbol, change: Partial<GetQuoteParameters> = {}): Promise<Quote> {
    const { client, user, origin, destination } = environment()
    return getQuote(client, {
      user,
      recipient,
      originChainId: origin.id,
      destinationChainId: destination.id,
      originCurrency: tokenOf(symbol),
      destinationCurrency: currencyOf(destination, 'USDC').address,
      tradeType: 'EXACT_INPUT',
      amount: amounts[symbol],
      usePermit: true,
      ...change,
    })
  }

  /** Lets a spender have all of a token, or nothing. */
  async function approve(symbol: Symbol, amount: bigint, spender = permit2Address): Promise<void> {
    const args = [spender, amount] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
    await payBy([{ to: tokenOf(symbol), data }])
  }

  /** Sends transactions of the user. */
  async function payBy(calls: { to: Hex; data: Hex }[]): Promise<bigint> {
    const { origin, user } = environment()
    const quote = await ask('USDC', { usePermit: false })
    const items = calls.map(({ to, data }) => ({
      status: 'incomplete' as const,
      data: { from: user, to, data, value: 0n, chainId: origin.id },
    }))
    return environment().pay({ ...quote, steps: [{ ...at(quote.steps, 0), items }] as Quote['steps'] })
  }

  /** Signs and posts the permit of a quote, after what comes before. */
  const usePermit = (quote: Quote) =>
    settleAfter(environment(), quote, async () => {
      const gas = await environment().pay({
        ...quote,
        steps: quote.steps.filter(({ kind }) => kind === 'transaction'),
      })
      const item = itemOf(quote)
      await post(item, await sign(item))
      return gas
    })

  describe('permits of Permit2, as deployments ask for them', () => {
    it('default: a token is approved once and for all; then a signature binds what is done with it', async () => {
      const quote = await ask('DAI')
      const { origin, user, solver, clock } = environment()
      expect(quote.steps.map(({ id, kind }) => [id, kind])).toEqual([
        ['approve', 'transaction'],
        ['authorize1', 'signature'],
      ])
      const [approval] = transactionsOf(quoteItemsOf(quote.steps))
      const args = [permit2Address, maxUint160] as const
      expect(approval?.data).toMatchObject({
        to: tokenOf('DAI'),
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }),
      })
      const { sign: signable, post: posted } = itemOf(quote)
      expect(signable).toEqual({
        signatureKind: 'eip712',
        domain: { name: 'Permit2', chainId: origin.id, verifyingContract: permit2Address },
        types: permit2Types,
        primaryType: 'PermitBatchWitnessTransferFrom',
        value: {
          permitted: [{ token: tokenOf('DAI'), amount: amounts.DAI.toString() }],
          spender: origin.approvalProxy,
          nonce: BigInt(requestIdOf(quote).slice(0, 14)).toString(),
          deadline: Math.floor(clock.now() / 1000) + 600,
          witness: {
            relayer: solver,
            refundTo: user,
            nftRecipient: user,
            metadata: expect.stringMatching(/^0x[0-9a-f]{66}$/),
            call3Values: [
              {
                target: tokenOf('DAI'),
                allowFailure: false,
                value: '0',
                callData: expect.stringMatching(/^0x095ea7b3/),
              },
              {
                target: origin.depository,
                allowFailure: false,
                value: '0',
                callData: expect.stringContaining(orderIdOf(quote).slice(2)),
              },
            ],
          },
        },
      })
      expect(posted).toEqual({
        endpoint: '/execute/permits',
        method: 'POST',
        body: { kind: 'permit2', requestId: requestIdOf(quote), api: 'swap' },
      })
      expect(rulesOf(quote)).toEqual(['allowance: confirm'])

      const { request, moved } = await usePermit(quote)
      expect(request.progress.status).toBe('success')
      expect(moved).toEqual({
        'Alder DAI user': -amounts.DAI,
        'Alder DAI depository': amounts.DAI,
        'Birch USDC recipient': quote.details.currencyOut.amount,
        'Birch USDC solver': -quote.details.currencyOut.amount,
      })
    })

    it('behavior: the next one needs a signature alone, and raises no question', async () => {
      await approve('DAI', maxUint160)
      const quote = await ask('DAI')
      expect(quote.steps.map(({ id }) => id)).toEqual(['authorize1'])
      expect(rulesOf(quote)).toEqual([])
      const { request, moved } = await usePermit(quote)
      expect(request.progress.status).toBe('success')
      expect(moved['Alder DAI user']).toBe(-amounts.DAI)
    })

    it('behavior: a token that returns nothing, and resets what it lets others have, goes the same way', async () => {
      await approve('USDT', 0n)
      await approve('USDT', 1n)
      const quote = await ask('USDT')
      expect(quote.steps.map(({ id }) => id)).toEqual(['approve', 'approve', 'authorize1'])
      const { request, moved } = await usePermit(quote)
      expect(request.progress.status).toBe('success')
      expect(moved).toMatchObject({ 'Alder USDT user': -amounts.USDT, 'Alder USDT depository': amounts.USDT })
    })

    it('behavior: a contract signs by ERC-1271', async () => {
      await approve('DAI', maxUint160)
      await environment().asContract(async () => {
        const { request } = await usePermit(await ask('DAI'))
        expect(request.progress.status).toBe('success')
      })
    })

    it('behavior: the same signature is used once, and its number is spent', async () => {
      await approve('DAI', maxUint160)
      const quote = await ask('DAI')
      const item = itemOf(quote)
      const signature = await sign(item)
      const nonce = BigInt(requestIdOf(quote).slice(0, 14))
      const isSpent = async () => {
        const { node, user: owner } = environment()
        const call = { address: permit2Address, abi: permit2Abi, functionName: 'nonceBitmap' } as const
        const word = await node.readContract({ ...call, args: [owner, nonce >> 8n] })
        return (word >> (nonce & 255n)) & 1n
      }
      expect(await isSpent()).toBe(0n)
      const { moved } = await settleAfter(environment(), quote, async () => {
        const answers = await Promise.all([post(item, signature), post(item, signature)])
        expect(answers).toEqual([
          { message: 'Success', steps: [] },
          { message: 'Success', steps: [] },
        ])
        return 0n
      })
      expect(moved['Alder DAI user']).toBe(-amounts.DAI)
      expect(await isSpent()).toBe(1n)
      const { ledger, user } = environment()
      await expect(ledger.pull(paymentOf(quote, signature, { owner: user }))).rejects.toMatchObject({
        reason: 'alreadyPaid',
      })
    })

    it('error: only the solver can use it, and not for other calls', async () => {
      await approve('DAI', maxUint160)
      const quote = await ask('DAI')
      const signature = await sign(itemOf(quote))
      const { origin, ledger, user, solver, stranger } = environment()
      const payment = paymentOf(quote, signature, { owner: user })
      const { address, ...call } = toPaymentCall(origin, 'pull', payment)
      const attempt = environment().node.call({
        account: stranger,
        to: address,
        data: encodeFunctionData(call),
      })
      await expect(attempt).rejects.toThrow()
      // The solver could.
      await environment().node.call({ account: solver, to: address, data: encodeFunctionData(call) })
      const transfer = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [recipient, amounts.DAI],
      })
      const others = [{ target: tokenOf('DAI'), allowFailure: false, value: 0n, callData: transfer }]
      const before = await balanceOf('DAI')
      for (const change of [
        { calls: others },
        { calls: [] },
        { refundTo: stranger },
        { metadata: '0x' as Hex },
      ]) {
        await expect(
          ledger.pull(paymentOf(quote, signature, { owner: user, ...change })),
        ).rejects.toMatchObject({
          reason: 'reverted',
        })
      }
      expect(await balanceOf('DAI')).toBe(before)
    })

    it('error: without the approval the chain refuses it, and nothing is moved', async () => {
      await approve('DAI', maxUint160)
      const quote = await ask('DAI')
      await approve('DAI', 0n)
      const item = itemOf(quote)
      const signature = await sign(item)
      const before = await balanceOf('DAI')
      await expect(post(item, signature)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('Nothing was moved'),
      })
      expect(await balanceOf('DAI')).toBe(before)
    })

    it('error: after its deadline it is refused', async () => {
      await approve('DAI', maxUint160)
      const quote = await ask('DAI', { permitExpiry: 60 })
      const item = itemOf(quote)
      const signature = await sign(item)
      await environment().clock.advance(60_000)
      await expect(post(item, signature)).rejects.toMatchObject({ status: 400 })
    })

    it.each(['TOLL', 'ETH'] as const)('error: %s takes none', async (symbol) => {
      const change = symbol === 'ETH' ? { originCurrency: zeroAddress, amount: parseEther('1') } : {}
      await expect(ask(symbol, change)).rejects.toMatchObject({ errorCode: 'UNSUPPORTED_CURRENCY' })
    })
  })

  describe('transfers to the solver, as deployments ask for them', () => {
    it('default: the number of the transfer names nothing, which is asked about; the solver deposits what it got', async () => {
      const quote = await ask('USDC')
      const { user, solver, clock } = environment()
      expect(quote.steps.map(({ id }) => id)).toEqual(['authorize1'])
      const item = itemOf(quote)
      expect(item).toMatchObject({
        sign: {
          primaryType: 'TransferWithAuthorization',
          value: {
            from: user,
            to: solver,
            value: amounts.USDC.toString(),
            validAfter: 0,
            validBefore: Math.floor(clock.now() / 1000) + 600,
            nonce: expect.stringMatching(/^0x[0-9a-f]{64}$/),
          },
        },
        post: { body: { kind: 'eip3009', requestId: requestIdOf(quote), api: 'swap' } },
      })
      const { nonce } = item.sign.signatureKind === 'eip712' ? item.sign.value : {}
      expect([requestIdOf(quote), orderIdOf(quote)]).not.toContain(nonce)
      expect(rulesOf(quote)).toEqual(['other-request: confirm'])
      const { request, moved } = await usePermit(quote)
      expect(request.progress.status).toBe('success')
      expect(moved).toEqual({
        'Alder USDC user': -amounts.USDC,
        'Alder USDC depository': amounts.USDC,
        'Birch USDC recipient': quote.details.currencyOut.amount,
        'Birch USDC solver': -quote.details.currencyOut.amount,
      })
    })

    it('error: a signature for another kind of permit is refused', async () => {
      const item = itemOf(await ask('USDC'))
      const signature = await sign(item)
      const body = { ...item.post.body, kind: 'permit2' }
      await expect(post({ ...item, post: { ...item.post, body } }, signature)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('permit2'),
      })
    })
  })

  /** The payment that the solver pulls by a signature for a quote, or with other data than was signed. */
  function paymentOf(
    quote: Quote,
    signature: Hex,
    change: Partial<Extract<LedgerPayment['authorization'], { kind: 'permit2' }>>,
  ): LedgerPayment {
    const { origin } = environment()
    const { sign: signable } = itemOf(quote)
    if (signable.signatureKind !== 'eip712') throw new TypeError('It is no permit.')
    const { nonce, deadline, witness } = signable.value as object as SignedValue
    const { call3Values, ...rest } = witness
    return {
      orderId: orderIdOf(quote),
      chainId: origin.id,
      currency: tokenOf('DAI'),
      recipient: origin.depository,
      amount: amounts.DAI,
      authorization: {
        kind: 'permit2',
        owner: zeroAddress,
        signature,
        validBefore: BigInt(deadline),
        nonce: BigInt(nonce),
        ...rest,
        calls: call3Values.map((call) => ({ ...call, value: BigInt(call.value) })),
        ...change,
      },
    }
  }
}

interface SignedValue {
  nonce: string
  deadline: number
  witness: {
    refundTo: Hex
    nftRecipient: Hex
    metadata: Hex
    call3Values: readonly { target: Hex; allowFailure: boolean; value: string; callData: Hex }[]
  }
}
