import {
  createPublicClient,
  createWalletClient,
  custom,
  defineChain,
  erc20Abi,
  getAddress,
  parseEther,
  zeroAddress,
  type Hex,
  type ReplacementReturnType,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { at } from '../../support/at.ts'
import { balancesOf, sumBalances } from '../../support/balances.ts'
import { catchError } from '../../support/catchError.ts'
import { createTestSandbox } from '../../support/environment/createTestSandbox.ts'
import { bridge, currencyOf } from '../../support/quotes.ts'

const stranger = getAddress('0x00000000000000000000000000000000000a11ce')
const other = getAddress('0x0000000000000000000000000000000000000b0b')

/** A sandbox whose first chain is mined by hand, with viem on it. */
function setUpManual() {
  const sandbox = createTestSandbox()
  const network = sandbox.network(31337)
  network.mining = 'manual'
  const chain = defineChain({
    id: 31337,
    name: 'Alder',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
  const transport = custom(sandbox.rpc(31337), { retryCount: 0 })
  return {
    sandbox,
    network,
    wallet: sandbox.wallet,
    user: sandbox.user,
    /** Without viem, which asks once more by another method when a wallet refuses. */
    send: (fields: object) =>
      sandbox.provider.request({
        method: 'eth_sendTransaction',
        params: [{ from: sandbox.user, to: stranger, ...fields }],
      }),
    publicClient: createPublicClient({ chain, transport, cacheTime: 0, pollingInterval: 5 }),
    walletClient: createWalletClient({
      chain,
      account: sandbox.user,
      transport: custom(sandbox.provider, { retryCount: 0 }),
    }),
  }
}

/** Waits as an app does, and lets the network continue only when viem has seen the pending transaction. */
async function waitFor(
  { publicClient, sandbox }: ReturnType<typeof setUpManual>,
  hash: Hex,
  change: () => void,
) {
  const seen = Promise.withResolvers<void>()
  const watched = createPublicClient({
    chain: publicClient.chain,
    cacheTime: 0,
    pollingInterval: 5,
    transport: custom({
      async request(request: { method: string }) {
        const answer = await sandbox.rpc(31337).request(request)
        if (request.method === 'eth_getTransactionByHash') seen.resolve()
        return answer
      },
    }),
  })
  let replaced: ReplacementReturnType | undefined
  const receipt = watched.waitForTransactionReceipt({
    hash,
    onReplaced: (replacement) => {
      replaced = replacement
    },
  })
  await seen.promise
  change()
  return { receipt: await receipt, replaced }
}

describe('mining', () => {
  it('behavior: keeps a transaction waiting until it is mined', async () => {
    const { network, user, publicClient, walletClient } = setUpManual()
    const hash = await walletClient.sendTransaction({ to: stranger, value: 7n })
    expect(network.pending).toEqual([hash])
    expect(await publicClient.getTransaction({ hash })).toMatchObject({
      blockNumber: null,
      blockHash: null,
      transactionIndex: null,
      nonce: 0,
    })
    await expect(publicClient.getTransactionReceipt({ hash })).rejects.toThrow(/not be found/)
    expect(await publicClient.getBalance({ address: stranger })).toBe(0n)
    expect(await publicClient.getTransactionCount({ address: user })).toBe(0)
    expect(await publicClient.getTransactionCount({ address: user, blockTag: 'pending' })).toBe(1)
    network.mine()
    expect(network.pending).toEqual([])
    expect(await publicClient.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    expect(await publicClient.getBlock({ blockNumber: 1n, includeTransactions: true })).toMatchObject({
      transactions: [{ hash, blockNumber: 1n }],
    })
    expect(await publicClient.getTransactionCount({ address: user })).toBe(1)
  })

  it('behavior: mines an empty block when no transaction waits', async () => {
    const { network, publicClient } = setUpManual()
    network.mine()
    network.mine()
    expect(await publicClient.getBlock({ includeTransactions: true })).toMatchObject({
      number: 2n,
      transactions: [],
    })
  })

  it('behavior: mines transactions of an account in their order, without delaying the solver', async () => {
    const { sandbox, network } = setUpManual()
    const before = await sumBalances(sandbox)
    await bridge(sandbox, { amount: 25_000_000n })
    expect(network.pending).toHaveLength(2)
    await sandbox.clock.advance(5000)
    network.mine()
    await sandbox.clock.advance(1500)
    const [request] = await sandbox.store.all()
    expect(request?.progress.status).toBe('success')
    expect(await sumBalances(sandbox)).toEqual(before)
  })

  it('behavior: keeps a transaction pending that can’t be paid anymore, and mines the others', async () => {
    const { sandbox, network, wallet, walletClient } = setUpManual()
    const rich = { to: stranger, value: parseEther('9999') }
    await walletClient.sendTransaction(rich)
    const stuck = await walletClient.sendTransaction(rich)
    wallet.switchAccount(at(sandbox.accounts, 1))
    await walletClient.sendTransaction({ account: at(sandbox.accounts, 1), to: other, value: 3n })
    network.mine()
    expect(network.pending).toEqual([stuck])
    expect(await sandbox.ledger.balanceOf(31337, zeroAddress, other)).toBe(3n)
  })

  it('error: refuses a gap of nonces, and a used nonce', async () => {
    const { network, send } = setUpManual()
    expect(await catchError(send({ nonce: '0x1' }))).toMatchObject({
      code: -32000,
      message: 'nonce too high',
    })
    await send({})
    network.mine()
    expect(await catchError(send({ nonce: '0x0' }))).toMatchObject({ code: -32000, message: 'nonce too low' })
  })
})

describe('replacement', () => {
  it.each(['repriced', 'cancelled', 'replaced'] as const)(
    'behavior: viem reports it as %s',
    async (reason) => {
      const environment = setUpManual()
      const { sandbox, network, wallet, walletClient } = environment
      const before = await sumBalances(sandbox, [stranger, other])
      const hash = await walletClient.sendTransaction({ to: stranger, value: 7n })
      let newHash: Hex = '0x'
      const { receipt, replaced } = await waitFor(environment, hash, () => {
        newHash = {
          repriced: () => wallet.speedUp(hash),
          cancelled: () => wallet.cancel(hash),
          replaced: () => wallet.replace(hash, { to: other, value: 9n, data: '0x' }),
        }[reason]()
        network.mine()
      })
      expect(newHash).not.toBe(hash)
      expect(receipt).toMatchObject({ transactionHash: newHash, status: 'success' })
      expect(replaced).toMatchObject({
        reason,
        replacedTransaction: { hash },
        transaction: { hash: newHash },
      })
      const paid = [stranger, other].map((account) => sandbox.ledger.balanceOf(31337, zeroAddress, account))
      expect(await Promise.all(paid)).toEqual(
        { repriced: [7n, 0n], cancelled: [0n, 0n], replaced: [0n, 9n] }[reason],
      )
      expect(await sumBalances(sandbox, [stranger, other])).toEqual(before)
    },
  )

  it('error: refuses a fee that is too low, and a transaction that doesn’t wait', async () => {
    const { network, wallet, walletClient, send } = setUpManual()
    const hash = await walletClient.sendTransaction({ to: stranger, value: 7n })
    expect(await catchError(send({ nonce: '0x0', value: '0x8' }))).toMatchObject({
      code: -32000,
      message: 'replacement transaction underpriced',
    })
    network.mine()
    expect(() => wallet.speedUp(hash)).toThrow(/waits to be mined/)
  })
})

describe('reorg', () => {
  it('default: makes transactions wait again, and mines them in another block', async () => {
    const { sandbox, network, user, publicClient, walletClient } = setUpManual()
    const before = await balancesOf(sandbox, user)
    const usdc = { address: currencyOf(sandbox.origin, 'USDC').address, abi: erc20Abi }
    const first = await walletClient.sendTransaction({ to: stranger, value: 7n })
    const second = await walletClient.writeContract({
      ...usdc,
      functionName: 'transfer',
      args: [stranger, 5n],
    })
    network.mine()
    const after = await balancesOf(sandbox, user)
    const lost = await publicClient.getBlock({ blockNumber: 2n })
    network.reorg(2)
    expect(await publicClient.getBlockNumber()).toBe(0n)
    expect(await balancesOf(sandbox, user)).toEqual(before)
    expect(network.pending).toEqual([first, second])
    await expect(publicClient.getTransactionReceipt({ hash: first })).rejects.toThrow(/not be found/)
    expect(await publicClient.getTransaction({ hash: first })).toMatchObject({ blockNumber: null })
    network.mine()
    expect(await balancesOf(sandbox, user)).toEqual(after)
    const found = await publicClient.getBlock({ blockNumber: 2n })
    expect(found.hash).not.toBe(lost.hash)
    expect(found.transactions).toEqual(lost.transactions)
  })

  it('behavior: never brings lost transactions back, and frees their nonces', async () => {
    const { sandbox, network, user, publicClient, walletClient } = setUpManual()
    const before = await balancesOf(sandbox, user)
    const hash = await walletClient.sendTransaction({ to: stranger, value: 7n })
    network.mine()
    network.reorg(1, { transactions: 'lose' })
    network.mine()
    await expect(publicClient.getTransaction({ hash })).rejects.toThrow(/not be found/)
    expect(await balancesOf(sandbox, user)).toEqual(before)
    await walletClient.sendTransaction({ to: stranger, value: 9n })
    network.mine()
    expect(await publicClient.getBalance({ address: stranger })).toBe(9n)
  })

  it('behavior: fills a deposit once that is reorganized and mined again', async () => {
    const { sandbox, network } = setUpManual()
    const before = await sumBalances(sandbox)
    await bridge(sandbox, { amount: 25_000_000n })
    network.mine()
    network.reorg(1)
    network.mine()
    await sandbox.clock.advance(1500)
    const [request] = await sandbox.store.all()
    expect(request).toMatchObject({ progress: { status: 'success' }, surpluses: [] })
    expect(await sumBalances(sandbox)).toEqual(before)
  })

  it('behavior: transfers for an account whose wallet no page has', async () => {
    const { sandbox, network, wallet } = setUpManual()
    const before = await sumBalances(sandbox)
    const payee = sandbox.accounts[1] ?? stranger
    const had = await sandbox.ledger.balanceOf(31337, zeroAddress, payee)
    const hash = network.transfer({ from: sandbox.user, to: payee, amount: 7n })
    expect(network.pending).toEqual([hash])
    network.mine()
    expect(await sandbox.ledger.balanceOf(31337, zeroAddress, payee)).toBe(had + 7n)
    expect(wallet.prompts).toEqual([])
    expect(await sumBalances(sandbox)).toEqual(before)
    const amount = parseEther('1000000')
    expect(() => network.transfer({ from: sandbox.user, to: stranger, amount })).toThrow(/insufficient funds/)
  })

  it('error: refuses a reorganization of more blocks than there are', () => {
    const { network } = setUpManual()
    expect(() => network.reorg(1)).toThrow(/taken back/)
    network.mine()
    expect(() => network.reorg(0)).toThrow(/taken back/)
    expect(() => network.reorg(2)).toThrow(/taken back/)
  })
})
