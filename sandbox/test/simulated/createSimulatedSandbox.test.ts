import { depositAbi } from '@causeway/react/schemas'
import {
  createPublicClient,
  createWalletClient,
  custom,
  decodeErrorResult,
  defineChain,
  encodeFunctionData,
  getAddress,
  maxUint256,
  parseEther,
  parseEventLogs,
  parseUnits,
  zeroAddress,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { createManualClock, createSimulatedSandbox } from '@causeway/sandbox/simulated'
import { depositoryAbi, erc20Abi } from '../../src/contracts/generated/abis.ts'
import { gasFees } from '../../src/simulated/chain/runTransaction.ts'
import { at } from '../support/at.ts'
import { balancesOf, contractsOf, sumBalances } from '../support/balances.ts'
import { catchError } from '../support/catchError.ts'
import { createTestSandbox, type TestSandbox } from '../support/environment/createTestSandbox.ts'
import { bridge, currencyOf } from '../support/quotes.ts'

const stranger = getAddress('0x00000000000000000000000000000000000a11ce')
const orderId = `0x${'12'.repeat(32)}` as const

describe('createSimulatedSandbox', () => {
  it('default', async () => {
    const sandbox = createSimulatedSandbox()
    const { chains, accounts, solver } = sandbox
    expect(chains.map(({ id, name }) => [id, name])).toEqual([
      [31337, 'Alder'],
      [31338, 'Birch'],
    ])
    expect(at(chains, 0).currencies).toMatchObject([
      { symbol: 'ETH', decimals: 18, priceUsd: '2500', address: zeroAddress },
      { symbol: 'USDC', decimals: 6, priceUsd: '1' },
      { symbol: 'DAI', decimals: 18, priceUsd: '1' },
      { symbol: 'WETH', decimals: 18, priceUsd: '2500', kind: 'wrapped' },
      { symbol: 'USDT', decimals: 6, priceUsd: '1', kind: 'legacy' },
      { symbol: 'TOLL', decimals: 18, priceUsd: '1', kind: 'taxed' },
    ])
    const funded = {
      '31337 ETH': parseEther('10000'),
      '31337 USDC': parseUnits('10000', 6),
      '31337 DAI': parseEther('10000'),
      '31337 WETH': parseEther('10000'),
      '31337 USDT': parseUnits('10000', 6),
      '31337 TOLL': parseEther('10000'),
      '31338 ETH': parseEther('10000'),
      '31338 USDC': parseUnits('10000', 6),
      '31338 DAI': parseEther('10000'),
      '31338 WETH': parseEther('10000'),
      '31338 USDT': parseUnits('10000', 6),
      '31338 TOLL': parseEther('10000'),
    }
    expect(accounts).toHaveLength(5)
    for (const account of accounts) expect(await balancesOf(sandbox, account)).toEqual(funded)
    expect(await balancesOf(sandbox, solver)).toMatchObject({ '31338 DAI': parseEther('1000000') })
    sandbox.close()
  })

  it('behavior: gives addresses with checksums, all different', () => {
    const { chains, accounts, solver, feeCollector } = createTestSandbox()
    const all = [...accounts, solver, feeCollector, ...chains.flatMap((chain) => contractsOf(chain))]
    expect(new Set(all).size).toBe(all.length)
    expect(all.map((address) => getAddress(address))).toEqual(all)
  })

  it('parameters: seed', async () => {
    const run = async (seed: number) => {
      const sandbox = createTestSandbox({ seed })
      const { steps } = await bridge(sandbox, { amount: 25_000_000n })
      await sandbox.clock.advance(1500)
      return { steps, requests: await sandbox.store.all(), accounts: sandbox.accounts }
    }
    expect(await run(7)).toEqual(await run(7))
    expect((await run(7)).accounts).not.toEqual((await run(8)).accounts)
  })

  it('parameters: chains', () => {
    const native = { symbol: 'POL', name: 'Polygon', decimals: 18, priceUsd: '0.25' }
    const { chains } = createSimulatedSandbox({ chains: [{ id: 5, name: 'Elm', native, tokens: [] }] })
    expect(chains).toMatchObject([
      { id: 5, name: 'Elm', currencies: [{ symbol: 'POL', address: zeroAddress }] },
    ])
  })

  it('behavior: ends a fetch at an abort', async () => {
    const { fetch } = createTestSandbox()
    const address = 'https://sandbox.invalid/intents/status?requestId=0x12'
    await expect(fetch(address, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  it('error: has no node for an unknown chain', () => {
    expect(() => createTestSandbox().rpc(1)).toThrow(/no chain 1/)
  })
})

describe('viem', () => {
  it('default', async () => {
    const { publicClient, walletClient, user, usdc, sandbox } = viemSetUp()
    const before = await sumBalances(sandbox)
    const hash = await walletClient.writeContract({
      ...usdc,
      functionName: 'approve',
      args: [sandbox.origin.depository, 5n],
    })
    const receipt = await publicClient.waitForTransactionReceipt({ hash })
    expect(receipt).toMatchObject({ status: 'success', blockNumber: 1n, from: user })
    expect(parseEventLogs({ abi: erc20Abi, logs: receipt.logs })).toMatchObject([
      { eventName: 'Approval', args: { owner: user, spender: sandbox.origin.depository, value: 5n } },
    ])
    expect(await publicClient.getTransaction({ hash })).toMatchObject({ from: user, value: 0n, nonce: 0 })
    expect(await publicClient.getBlock({ includeTransactions: true })).toMatchObject({
      number: 1n,
      timestamp: 1767225600n,
      transactions: [{ hash }],
    })
    expect(await publicClient.getBlockNumber({ cacheTime: 0 })).toBe(1n)
    expect(await publicClient.getChainId()).toBe(31337)
    expect(await publicClient.getTransactionCount({ address: user })).toBe(1)
    expect(await publicClient.getCode({ address: sandbox.origin.depository })).toBe('0xfe')
    expect(await publicClient.getCode({ address: user })).toBeUndefined()
    expect(await publicClient.estimateFeesPerGas()).toMatchObject({ maxPriorityFeePerGas: 10_000_000n })
    expect(await publicClient.getFeeHistory({ blockCount: 4, rewardPercentiles: [50] })).toMatchObject({
      oldestBlock: 0n,
      gasUsedRatio: [0, 0],
    })
    expect(await sumBalances(sandbox)).toEqual(before)
  })

  it('behavior: reads of tokens', async () => {
    const { publicClient, user, usdc, sandbox } = viemSetUp()
    const read = (functionName: 'decimals' | 'symbol' | 'name') =>
      publicClient.readContract({ ...usdc, functionName })
    expect(await read('decimals')).toBe(6)
    expect(await read('symbol')).toBe('USDC')
    expect(await read('name')).toBe('USD Coin')
    expect(await publicClient.readContract({ ...usdc, functionName: 'balanceOf', args: [user] })).toBe(
      10_000_000_000n,
    )
    const args = [sandbox.solver, sandbox.origin.depository] as const
    expect(await publicClient.readContract({ ...usdc, functionName: 'allowance', args })).toBe(maxUint256)
  })

  it('behavior: charges gas, which goes to the fee collector', async () => {
    const { publicClient, walletClient, user, sandbox } = viemSetUp()
    const before = await sumBalances(sandbox, [stranger])
    const hash = await walletClient.sendTransaction({ to: stranger, value: 7n })
    const { gasUsed, effectiveGasPrice } = await publicClient.waitForTransactionReceipt({ hash })
    expect(gasUsed * effectiveGasPrice).toBe(21_000n * 60_000_000n)
    expect(await publicClient.getBalance({ address: stranger })).toBe(7n)
    expect(await publicClient.getBalance({ address: user })).toBe(
      parseEther('10000') - 7n - gasUsed * effectiveGasPrice,
    )
    expect(await publicClient.getBalance({ address: sandbox.feeCollector })).toBe(gasUsed * effectiveGasPrice)
    expect(await sumBalances(sandbox, [stranger])).toEqual(before)
  })

  it('behavior: reduces the allowance at transferFrom', async () => {
    const { walletClient, publicClient, user, usdc, sandbox } = viemSetUp()
    const other = at(sandbox.accounts, 1)
    await walletClient.writeContract({ ...usdc, functionName: 'approve', args: [other, 10n] })
    sandbox.wallet.switchAccount(other)
    const take = (amount: bigint) =>
      walletClient.writeContract({
        ...usdc,
        account: other,
        functionName: 'transferFrom',
        args: [user, stranger, amount],
      })
    await take(4n)
    const args = [user, other] as const
    expect(await publicClient.readContract({ ...usdc, functionName: 'allowance', args })).toBe(6n)
    expect(await publicClient.readContract({ ...usdc, functionName: 'balanceOf', args: [stranger] })).toBe(4n)
  })

  it('behavior: mines a transaction that reverts, which costs gas and moves nothing else', async () => {
    const { walletClient, publicClient, user, usdc, sandbox } = viemSetUp()
    const before = { user: await balancesOf(sandbox, user), all: await sumBalances(sandbox) }
    const hash = await walletClient.writeContract({
      ...usdc,
      functionName: 'transfer',
      args: [stranger, 10_000_000_001n],
      gas: 100_000n,
    })
    const receipt = await publicClient.waitForTransactionReceipt({ hash })
    expect(receipt).toMatchObject({ status: 'reverted', logs: [] })
    const after = await balancesOf(sandbox, user)
    expect(after).toEqual({ ...before.user, '31337 ETH': parseEther('10000') - 40_000n * 60_000_000n })
    expect(await sumBalances(sandbox)).toEqual(before.all)
  })

  it('behavior: reverts a deposit without allowance, with the reason', async () => {
    const { publicClient, user, usdc, sandbox } = viemSetUp()
    const data = encodeFunctionData({
      abi: depositAbi,
      functionName: 'depositErc20',
      args: [zeroAddress, usdc.address, 5n, orderId],
    })
    const call = { from: user, to: sandbox.origin.depository, data }
    const error = await catchError(sandbox.rpc(31337).request({ method: 'eth_estimateGas', params: [call] }))
    expect(error).toMatchObject({ code: 3 })
    expect(decodeErrorResult({ abi: depositoryAbi, data: error.data ?? '0x' })).toMatchObject({
      errorName: 'TransferFailed',
    })
    await expect(publicClient.estimateGas({ account: user, to: call.to, data })).rejects.toThrow(/revert/i)
  })

  it('behavior: only the solver fills, refunds and withdraws', async () => {
    const { publicClient, user, sandbox } = viemSetUp()
    const depository = { address: sandbox.origin.depository, abi: depositoryAbi, account: user } as const
    const refund = [orderId, zeroAddress, user, 1n] as const
    await expect(
      publicClient.simulateContract({ ...depository, functionName: 'refund', args: refund }),
    ).rejects.toThrow(/OnlySolver/)
    const fill = { functionName: 'fillNative', args: [orderId, user], value: 1n } as const
    await expect(publicClient.simulateContract({ ...depository, ...fill })).rejects.toThrow(/OnlySolver/)
  })

  it('error: reverts any other call of a contract', async () => {
    const { sandbox, user } = viemSetUp()
    const node = sandbox.rpc(31337)
    for (const call of [
      { from: user, to: sandbox.origin.depository, value: '0x1' },
      { from: user, to: currencyOf(sandbox.origin, 'USDC').address, data: '0x12345678' },
      { from: user, data: '0x6000' },
    ]) {
      const error = await catchError(node.request({ method: 'eth_call', params: [call, 'latest'] }))
      expect(error.code).toBe(3)
    }
  })

  it('error: refuses what a node would refuse', async () => {
    const { sandbox, user } = viemSetUp()
    const send = (fields: object) =>
      catchError(
        sandbox.provider.request({
          method: 'eth_sendTransaction',
          params: [{ from: user, to: stranger, value: '0x1', ...fields }],
        }),
      )
    expect(await send({ value: `0x${parseEther('10000').toString(16)}` })).toMatchObject({
      code: -32000,
      message: expect.stringContaining('insufficient funds'),
    })
    expect(await send({ nonce: '0x5' })).toMatchObject({ code: -32000, message: 'nonce too high' })
    expect(await send({ gas: '0x1' })).toMatchObject({ code: -32000 })
    expect(await send({ maxFeePerGas: '0x1' })).toMatchObject({ code: -32000 })
    expect(await send({ value: 'much' })).toMatchObject({ code: -32602 })
    expect(await send({ chainId: '0x1' })).toMatchObject({ code: -32602 })
    expect(gasFees.baseFeePerGas).toBeGreaterThan(1n)
  })

  it('error: answers -32601 to an unknown method of a node', async () => {
    const { rpc } = createTestSandbox()
    for (const method of ['eth_mine', 'constructor']) {
      expect(await catchError(rpc(31337).request({ method }))).toMatchObject({ code: -32601 })
    }
  })

  it('error: keeps no past state', async () => {
    const { rpc, user } = createTestSandbox()
    const request = { method: 'eth_getBalance', params: [user, '0x5'] }
    expect(await catchError(rpc(31337).request(request))).toMatchObject({ code: -32602 })
  })
})

describe('ledger', () => {
  it('behavior: fills an order at most once, and refunds it at most once', async () => {
    const sandbox = createTestSandbox()
    const { ledger, user, origin, destination } = sandbox
    const before = await sumBalances(sandbox)
    const fill = { orderId, chainId: destination.id, currency: zeroAddress, recipient: user, amount: 5n }
    const paid = await ledger.fill(fill)
    expect(paid).toMatchObject({ blockNumber: 1n, fee: 65_000n * 60_000_000n })
    await expect(ledger.fill(fill)).rejects.toMatchObject({ action: 'fill', reason: 'alreadyPaid' })

    await bridge(sandbox, { amount: 25_000_000n })
    const currency = currencyOf(origin, 'USDC').address
    const refund = { orderId, chainId: origin.id, currency, recipient: user, amount: 5n }
    await ledger.refund(refund)
    await expect(ledger.refund(refund)).rejects.toMatchObject({ action: 'refund', reason: 'alreadyPaid' })
    expect(await sumBalances(sandbox)).toEqual(before)
  })

  it('error: refuses to pay more than there is', async () => {
    const { ledger, user, origin } = createTestSandbox()
    const payment = { orderId, chainId: origin.id, currency: zeroAddress, recipient: user, amount: 5n }
    await expect(ledger.refund(payment)).rejects.toMatchObject({ reason: 'notEnoughFunds' })
  })
})

describe('createManualClock', () => {
  it('default', async () => {
    const clock = createManualClock(1000)
    const log: string[] = []
    clock.schedule(() => log.push(`b ${clock.now()}`), 20)
    clock.schedule(() => log.push(`a ${clock.now()}`), 10)
    const cancel = clock.schedule(() => log.push('never'), 15)
    cancel()
    await clock.advance(19)
    expect(log).toEqual(['a 1010'])
    expect(clock.now()).toBe(1019)
    await clock.advance(1)
    expect(log).toEqual(['a 1010', 'b 1020'])
  })

  it('behavior: waits for a task that returns a promise, and runs what it schedules in time', async () => {
    const clock = createManualClock(0)
    const log: number[] = []
    clock.schedule(async () => {
      await Promise.resolve()
      clock.schedule(() => log.push(clock.now()), 5)
      clock.schedule(() => log.push(clock.now()), 50)
    }, 10)
    await clock.advance(20)
    expect(log).toEqual([15])
  })
})

function viemSetUp() {
  const sandbox: TestSandbox = createTestSandbox()
  const chain = defineChain({
    id: 31337,
    name: 'Alder',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
  const { user, origin } = sandbox
  return {
    sandbox,
    user,
    usdc: { address: currencyOf(origin, 'USDC').address, abi: erc20Abi },
    publicClient: createPublicClient({ chain, transport: custom(sandbox.rpc(31337), { retryCount: 0 }) }),
    walletClient: createWalletClient({
      chain,
      account: user,
      transport: custom(sandbox.provider, { retryCount: 0 }),
    }),
  }
}
