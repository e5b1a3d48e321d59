import { depositAbi } from '@causeway/react/schemas'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createPublicClient,
  createTestClient,
  custom,
  http,
  keccak256,
  numberToHex,
  parseEther,
  parseGwei,
  toHex,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type LocalChain, defaultChainSpecs, sandboxAccounts } from '@causeway/sandbox'
import type { Ledger } from '@causeway/sandbox/simulated'
import {
  createChainPublicClient,
  createChainWalletClient,
} from '../../src/anvil/clients/createChainClients.ts'
import { createChainLedger } from '../../src/anvil/ledger/createChainLedger.ts'
import { resolveAnvil } from '../../src/anvil/node/resolveAnvil.ts'
import { startAnvil } from '../../src/anvil/node/startAnvil.ts'
import { createDepositReader } from '../../src/anvil/readers/createDepositReader.ts'
import { startChains, type LocalChains } from '../../src/anvil/startChains.ts'
import { depositoryAbi, erc20Abi } from '../../src/contracts/generated/abis.ts'
import type { LedgerDeposit } from '../../src/domain/ledger/ledger.ts'
import { findFreePort } from '../../src/http/server/findFreePort.ts'
import { contractsOf } from '../support/balances.ts'
import { listen } from '../../src/http/server/listen.ts'

const { solver, sponsor, deployer, users } = sandboxAccounts
const [alice, bob] = users
const specs = defaultChainSpecs.map((spec) => ({ ...spec, port: 0 }))

let started: LocalChains
let alder: LocalChain
let birch: LocalChain

beforeAll(async () => {
  started = await startChains({ specs })
  alder = at(started.chains, 0)
  birch = at(started.chains, 1)
})

afterAll(() => started.stop())

describe('startChains', () => {
  it('default', async () => {
    expect(started.chains.map(({ id, name }) => ({ id, name }))).toEqual([
      { id: 31337, name: 'Alder' },
      { id: 31338, name: 'Birch' },
    ])
    for (const chain of started.chains) {
      expect(await createChainPublicClient(chain).getChainId()).toBe(chain.id)
      expect(
        chain.currencies.map(({ symbol, decimals, priceUsd }) => ({ symbol, decimals, priceUsd })),
      ).toEqual([
        { symbol: 'ETH', decimals: 18, priceUsd: '2500' },
        { symbol: 'USDC', decimals: 6, priceUsd: '1' },
        { symbol: 'DAI', decimals: 18, priceUsd: '1' },
        { symbol: 'WETH', decimals: 18, priceUsd: '2500' },
        { symbol: 'USDT', decimals: 6, priceUsd: '1' },
        { symbol: 'TOLL', decimals: 18, priceUsd: '1' },
      ])
      expect(currency(chain, 'ETH')).toBe(zeroAddress)
    }
  })

  it('behavior: funds the solver and every user on every chain', async () => {
    const ledger = createLedger()
    for (const chain of started.chains) {
      expect(await ledger.balanceOf(chain.id, currency(chain, 'USDC'), at(users, 4).address)).toBe(
        10_000n * 10n ** 6n,
      )
      expect(await ledger.balanceOf(chain.id, currency(chain, 'DAI'), at(users, 4).address)).toBe(
        10_000n * 10n ** 18n,
      )
      expect(await ledger.balanceOf(chain.id, currency(chain, 'DAI'), solver.address)).toBe(
        1_000_000n * 10n ** 18n,
      )
      expect(await ledger.balanceOf(chain.id, zeroAddress, alice.address)).toBeGreaterThan(parseEther('9000'))
    }
  })

  it('behavior: gives no contract the same address on both chains', () => {
    expect(alder.depository).not.toBe(birch.depository)
    expect(currency(alder, 'USDC')).not.toBe(currency(birch, 'USDC'))
    expect(currency(alder, 'DAI')).not.toBe(currency(birch, 'DAI'))
    for (const [index, { address }] of alder.swapSources.entries()) {
      expect(address).not.toBe(at(birch.swapSources, index).address)
    }
  })

  it('behavior: says how far each chain is', async () => {
    const steps: string[] = []
    const { stop } = await startChains({
      specs: specs.slice(0, 1),
      onProgress: ({ name, step }) => steps.push(`${name} ${step}`),
    })
    await stop()
    expect(steps).toEqual(['Alder starting', 'Alder deploying', 'Alder endowing', 'Alder ready'])
  })

  it('behavior: starts chains with slow blocks too', async () => {
    const { chains, stop } = await startChains({ specs: [{ ...at(specs, 0), blockTimeSeconds: 0.2 }] })
    const depository = { address: at(chains, 0).depository, abi: depositoryAbi }
    const client = createChainPublicClient(at(chains, 0))
    expect(await client.readContract({ ...depository, functionName: 'solver' })).toBe(solver.address)
    await stop()
  })

  it('behavior: leaves no process after stop', async () => {
    const { chains, stop } = await startChains({ specs })
    expect(chains.map(({ pid }) => isRunning(pid))).toEqual([true, true])
    await stop()
    expect(chains.map(({ pid }) => isRunning(pid))).toEqual([false, false])
    await stop()
  })

  it('error: stops the other chains when one fails', async () => {
    const ports = [await findFreePort(15_400), await findFreePort(15_500)]
    const failing = startChains({
      specs: specs.map((spec, index) => ({ ...spec, port: at(ports, index) })),
      onProgress: ({ name, step }) => {
        if (name === 'Birch' && step === 'ready') throw new Error('Birch fell')
      },
    })
    await expect(failing).rejects.toThrow('Birch fell')
    for (const port of ports) await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
  })

  it('error: doesn’t continue the other chains after one has failed', async () => {
    const steps: string[] = []
    const failing = startChains({
      specs,
      onProgress: ({ name, step }) => {
        steps.push(`${name} ${step}`)
        if (name === 'Alder') throw new Error('Alder fell')
      },
    })
    await expect(failing).rejects.toThrow('Alder fell')
    expect(steps).toEqual(['Alder starting', 'Birch starting'])
  })

  it('error: stops what was started at an abort', async () => {
    const ports = [await findFreePort(15_400), await findFreePort(15_500)]
    const controller = new AbortController()
    const aborted = startChains({
      specs: specs.map((spec, index) => ({ ...spec, port: at(ports, index) })),
      signal: controller.signal,
      onProgress: ({ step }) => {
        if (step === 'deploying') controller.abort()
      },
    })
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
    for (const port of ports) await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
  })

  it('error: names a busy port', async () => {
    const server = createServer()
    const port = await listen(server)
    const failing = startChains({ specs: [at(specs, 0), { ...at(specs, 1), port }] })
    await expect(failing).rejects.toMatchObject({ name: 'PortBusyError', port, chainId: 31338 })
    await expect(failing).rejects.toThrow(
      `Chain 31338 could not start, because port ${port} is busy. Another program listens there, perhaps another sandbox. End it, or choose another port.`,
    )
    server.close()
  })
})

describe('startAnvil', () => {
  it('error: says what to install for a missing package', () => {
    const folder = mkdtempSync(join(tmpdir(), 'causeway-'))
    onTestFinished(() => rmdirSync(folder))
    const fromUrls = [pathToFileURL(join(folder, 'package.json')).href]
    const { platform, arch } = process
    const missing = { name: 'AnvilMissingError', platform, arch }
    expect(() => resolveAnvil(fromUrls)).toThrow(expect.objectContaining(missing))
    expect(() => resolveAnvil(fromUrls)).toThrow('npm install --save-dev @foundry-rs/anvil')
  })

  it('error: reports a binary that can’t be run', async () => {
    const failing = startAnvil({ chainId: 1, port: 0, binary: join(tmpdir(), 'no-such-binary') })
    await expect(failing).rejects.toMatchObject({
      name: 'AnvilStartError',
      chainId: 1,
      cause: { code: 'ENOENT' },
    })
  })

  it('error: reports a node that ends at once with its own output', async () => {
    const failing = startAnvil({ chainId: 1, port: 0, blockTimeSeconds: -1 })
    await expect(failing).rejects.toMatchObject({
      name: 'AnvilStartError',
      output: expect.stringContaining("unexpected argument '-1'"),
    })
  })

  it.each([
    ['is killed', `process.kill(process.pid, 'SIGKILL')`],
    ['gets SIGTERM', `process.kill(process.pid, 'SIGTERM')`],
    ['gets SIGINT', `process.kill(process.pid, 'SIGINT')`],
    ['crashes', `throw new Error('crash')`],
    ['exits', `process.exit(0)`],
  ])('behavior: ends the node when the process that started it %s', async (_, end) => {
    const script = runScript(`
      const node = await startAnvil({ chainId: 1, port: 0 })
      console.log(node.port)
      process.stdin.once('data', () => { ${end} })
    `)
    const [port] = await once(script.stdout, 'data')
    const socket = connect(Number(String(port)), '127.0.0.1')
    await once(socket, 'connect')
    script.stdin.write('end\n')
    // The system closes or resets the connection when the node's process is gone.
    await new Promise((resolve) => socket.resume().once('error', resolve).once('close', resolve))
  })

  it('behavior: doesn’t keep its process open after stop', async () => {
    const script = runScript(`
      const node = await startAnvil({ chainId: 1, port: 0 })
      await node.stop()
    `)
    const [exitCode] = await once(script, 'exit')
    expect(exitCode).toBe(0)
  })
})

describe('watchDeposits', () => {
  it('default', async () => {
    const ledger = createLedger()
    const watch = watchDeposits(ledger)
    const native = await depositNative(alder, newId('native'), parseEther('1.5'))
    const token = await depositErc20(birch, newId('token'), currency(birch, 'USDC'), 2_500_000n)

    const [nativeDeposit, tokenDeposit] = [
      await watch.next(newId('native')),
      await watch.next(newId('token')),
    ]
    watch.end()
    const receipt = await createChainPublicClient(alder).getTransactionReceipt({ hash: native })
    const block = await createChainPublicClient(alder).getBlock({ blockNumber: receipt.blockNumber })
    expect(nativeDeposit).toEqual({
      orderId: newId('native'),
      chainId: alder.id,
      depositor: alice.address,
      currency: zeroAddress,
      amount: parseEther('1.5'),
      logIndex: 0,
      transactionHash: native,
      blockNumber: receipt.blockNumber,
      timestamp: Number(block.timestamp),
      fee: receipt.gasUsed * receipt.effectiveGasPrice,
    } satisfies LedgerDeposit)
    expect(tokenDeposit).toMatchObject({
      chainId: birch.id,
      depositor: alice.address,
      currency: currency(birch, 'USDC'),
      amount: 2_500_000n,
      // Behind the token's own log.
      logIndex: 1,
      transactionHash: token,
    })
  })

  it('behavior: sees deposits of several blocks before its first poll once, in order', async () => {
    const ids = ['a', 'b', 'c', 'd'].map((name) => newId(`early ${name}`))
    for (const [index, id] of ids.entries()) await depositNative(alder, id, BigInt(index + 1))

    const watch = watchDeposits(createLedger())
    await watch.next(at(ids, 3))
    // A later deposit shows that later polls don't report the earlier ones again.
    await depositNative(alder, newId('late'), 5n)
    await watch.next(newId('late'))
    watch.end()
    const seen = watch.deposits.filter(({ orderId }) => [...ids, newId('late')].includes(orderId))
    expect(seen.map(({ amount }) => amount)).toEqual([1n, 2n, 3n, 4n, 5n])
  })

  it('behavior: reads long ranges in parts that neither overlap nor leave gaps', async () => {
    const client = createChainPublicClient(alder)
    const startBlock = (await client.getBlockNumber()) + 1n
    const amounts = [1n, 2n, 3n, 4n, 5n, 6n, 7n]
    for (const amount of amounts) await depositNative(alder, newId('long range'), amount)

    const reader = createDepositReader(client, { ...alder, startBlock }, { maxBlocksPerReading: 3n })
    const readings = [
      await reader.readNext(),
      await reader.readNext(),
      await reader.readNext(),
      await reader.readNext(),
    ]
    expect(readings.map((reading) => reading.map(({ amount }) => amount))).toEqual([
      [1n, 2n, 3n],
      [4n, 5n, 6n],
      [7n],
      [],
    ])
  })

  it('behavior: reads replaced blocks again, and reports no deposit twice', async () => {
    const { chains, stop } = await startChains({ specs: specs.slice(0, 1) })
    const chain = at(chains, 0)
    const tester = createTester(chain)
    const client = createChainPublicClient(chain)
    const watch = watchDeposits(createLedger(chains))
    const snapshot = await tester.snapshot()
    const hash = await depositNative(chain, newId('replayed'), 1n)
    await watch.next(newId('replayed'))
    const serializedTransaction = await readRawTransaction(chain, hash)

    // The block of the first deposit is replaced by one that holds a new deposit, and the first one behind it.
    await tester.revert({ id: snapshot })
    await tester.setAutomine(false)
    const newHash = await createChainWalletClient(chain, bob).writeContract({
      address: chain.depository,
      abi: depositAbi,
      functionName: 'depositNative',
      args: [zeroAddress, newId('new')],
      value: 2n,
      maxPriorityFeePerGas: parseGwei('50'),
    })
    await client.sendRawTransaction({ serializedTransaction })
    await tester.mine({ blocks: 1 })
    await watch.next(newId('new'))
    watch.end()
    const { transactions } = await client.getBlock()
    await stop()
    expect(transactions).toEqual([newHash, hash])
    expect(watch.deposits.map(({ amount }) => amount)).toEqual([1n, 2n])
  })

  it('behavior: asks a failing node again for the same blocks', async () => {
    const failing = ['eth_getBlockByNumber', 'eth_getLogs', 'eth_getTransactionReceipt', 'eth_getLogs']
    const proxy = await startProxy(alder.rpcUrl, failing)
    const id = newId('through a failing node')
    await depositNative(alder, id, 7n)

    const failedChainIds: number[] = []
    const ledger = createChainLedger([{ ...alder, rpcUrl: proxy.url }], {
      solver,
      sponsor,
      pollingIntervalMs: 10,
      onWatchError: (_, chainId) => failedChainIds.push(chainId),
    })
    const watch = watchDeposits(ledger)
    await watch.next(id)
    watch.end()
    proxy.close()
    expect(failing).toEqual([])
    expect(failedChainIds).toEqual([alder.id, alder.id, alder.id, alder.id])
    expect(watch.deposits.filter(({ orderId }) => orderId === id)).toHaveLength(1)
  })

  it('behavior: reports nothing once it has ended', async () => {
    const ledger = createLedger()
    const ended = watchDeposits(ledger)
    const lasting = watchDeposits(ledger)
    ended.end()
    await depositNative(alder, newId('after the end'), 1n)
    await lasting.next(newId('after the end'))
    lasting.end()
    expect(ended.deposits).toEqual([])
  })
})

describe('fill', () => {
  it('default', async () => {
    const ledger = createLedger()
    const recipient = newAddress('native recipient')
    const before = await ledger.balanceOf(birch.id, zeroAddress, solver.address)
    const receipt = await ledger.fill({
      orderId: newId('native fill'),
      chainId: birch.id,
      currency: zeroAddress,
      recipient,
      amount: parseEther('0.25'),
    })

    expect(await ledger.balanceOf(birch.id, zeroAddress, recipient)).toBe(parseEther('0.25'))
    expect(await ledger.balanceOf(birch.id, zeroAddress, solver.address)).toBe(
      before - parseEther('0.25') - receipt.fee,
    )
    expect(
      await createChainPublicClient(birch).getTransactionReceipt({ hash: receipt.transactionHash }),
    ).toMatchObject({
      status: 'success',
      blockNumber: receipt.blockNumber,
    })
  })

  it('behavior: takes a token from the solver’s inventory, and leaves deposits', async () => {
    const ledger = createLedger()
    const dai = currency(birch, 'DAI')
    const recipient = newAddress('token recipient')
    await depositErc20(birch, newId('stays'), dai, 10n)
    const solverBefore = await ledger.balanceOf(birch.id, dai, solver.address)
    const depositoryBefore = await ledger.balanceOf(birch.id, dai, birch.depository)
    await ledger.fill({
      orderId: newId('token fill'),
      chainId: birch.id,
      currency: dai,
      recipient,
      amount: 10n,
    })

    expect(await ledger.balanceOf(birch.id, dai, recipient)).toBe(10n)
    expect(await ledger.balanceOf(birch.id, dai, solver.address)).toBe(solverBefore - 10n)
    expect(await ledger.balanceOf(birch.id, dai, birch.depository)).toBe(depositoryBefore)
  })

  it('behavior: fills at the same time all go through', async () => {
    const ledger = createLedger()
    const usdc = currency(alder, 'USDC')
    const recipient = newAddress('busy recipient')
    const numbers = Array.from({ length: 12 }, (_, index) => index)
    const receipts = await Promise.all(
      numbers.map((number) =>
        ledger.fill({
          orderId: newId(`busy ${number}`),
          chainId: alder.id,
          currency: usdc,
          recipient,
          amount: 3n,
        }),
      ),
    )
    expect(new Set(receipts.map(({ transactionHash }) => transactionHash)).size).toBe(12)
    expect(await ledger.balanceOf(alder.id, usdc, recipient)).toBe(36n)
  })

  it('error: refuses a second fill of the same request, and pays nothing', async () => {
    const ledger = createLedger()
    const usdc = currency(alder, 'USDC')
    const recipient = newAddress('paid once')
    const payment = { orderId: newId('once'), chainId: alder.id, currency: usdc, recipient, amount: 40n }
    await ledger.fill(payment)

    const refusal = { name: 'PaymentRefusedError', action: 'fill', reason: 'alreadyPaid', ...payment }
    await expect(ledger.fill(payment)).rejects.toMatchObject(refusal)
    await expect(ledger.fill({ ...payment, currency: zeroAddress })).rejects.toMatchObject({
      reason: 'alreadyPaid',
    })
    expect(await ledger.balanceOf(alder.id, usdc, recipient)).toBe(40n)
    expect(await ledger.balanceOf(alder.id, zeroAddress, recipient)).toBe(0n)
  })

  it('error: refuses a second fill while the first is not mined yet', async () => {
    const ledger = createLedger()
    const usdc = currency(alder, 'USDC')
    const recipient = newAddress('paid slowly')
    const payment = { orderId: newId('slow'), chainId: alder.id, currency: usdc, recipient, amount: 40n }
    const tester = createTester(alder)
    await tester.setAutomine(false)
    const first = ledger.fill(payment)
    await expect(ledger.fill(payment)).rejects.toMatchObject({ reason: 'alreadyPaid' })
    await tester.mine({ blocks: 1 })
    await tester.setAutomine(true)
    await first
    expect(await ledger.balanceOf(alder.id, usdc, recipient)).toBe(40n)
  })

  it('error: reports a fill beyond the inventory', async () => {
    const ledger = createLedger()
    const payment = {
      orderId: newId('beyond'),
      chainId: alder.id,
      recipient: bob.address,
      amount: 10n ** 30n,
    }
    for (const symbol of ['ETH', 'USDC']) {
      const refused = ledger.fill({ ...payment, currency: currency(alder, symbol) })
      await expect(refused).rejects.toMatchObject({ name: 'PaymentRefusedError', reason: 'notEnoughFunds' })
    }
  })

  it('error: reports a recipient that refuses', async () => {
    const refused = createLedger().fill({
      orderId: newId('refusing recipient'),
      chainId: alder.id,
      currency: zeroAddress,
      recipient: alder.depository,
      amount: 1n,
    })
    await expect(refused).rejects.toMatchObject({ name: 'PaymentRefusedError', reason: 'transferFailed' })
  })

  it('error: reports an unknown chain', async () => {
    const payment = {
      orderId: newId('x'),
      chainId: 1,
      currency: zeroAddress,
      recipient: bob.address,
      amount: 1n,
    }
    await expect(createLedger().fill(payment)).rejects.toMatchObject({
      name: 'UnknownChainError',
      chainId: 1,
      knownChainIds: [31337, 31338],
    })
  })
})

describe('refund', () => {
  it.each(['ETH', 'USDC'])('behavior: pays %s from the depository, once', async (symbol) => {
    const ledger = createLedger()
    const address = currency(alder, symbol)
    const orderId = newId(`refund ${symbol}`)
    const recipient = newAddress(`refund ${symbol}`)
    if (symbol === 'ETH') await depositNative(alder, orderId, 900n)
    else await depositErc20(alder, orderId, address, 900n)
    const held = await ledger.balanceOf(alder.id, address, alder.depository)

    const payment = { orderId, chainId: alder.id, currency: address, recipient, amount: 900n }
    await ledger.refund(payment)
    expect(await ledger.balanceOf(alder.id, address, recipient)).toBe(900n)
    expect(await ledger.balanceOf(alder.id, address, alder.depository)).toBe(held - 900n)

    const refusal = { name: 'PaymentRefusedError', action: 'refund', reason: 'alreadyPaid' }
    await expect(ledger.refund({ ...payment, amount: 1n })).rejects.toMatchObject(refusal)
    expect(await ledger.balanceOf(alder.id, address, recipient)).toBe(900n)
  })

  it('error: reports a refund beyond the deposits', async () => {
    const payment = {
      orderId: newId('too much'),
      chainId: alder.id,
      recipient: bob.address,
      amount: 10n ** 30n,
    }
    for (const symbol of ['ETH', 'USDC']) {
      const refused = createLedger().refund({ ...payment, currency: currency(alder, symbol) })
      await expect(refused).rejects.toMatchObject({ action: 'refund', reason: 'notEnoughFunds' })
    }
  })
})

describe('createChainPublicClient', () => {
  it('behavior: finds a transaction that is mined while the node is slow to answer', async () => {
    const { chains, stop } = await startChains({ specs: specs.slice(0, 1) })
    const local = at(chains, 0)
    const tester = createTester(local)
    await tester.setAutomine(false)
    const hash = await createChainWalletClient(local, bob).sendTransaction({ to: alice.address, value: 1n })
    const before = numberToHex(await createChainPublicClient(local).getBlockNumber())
    const node = http(local.rpcUrl)({})
    const { promise: isNewBlockSeen, resolve: onNewBlock } = Promise.withResolvers<void>()
    let receipts = 0
    const slow = custom({
      async request({ method, params }) {
        const result: unknown = await node.request({ method, params })
        // After the answer: viem reuses a pending request for the next read.
        if (method === 'eth_getTransactionReceipt' && ++receipts === 2)
          setTimeout(() => void tester.mine({ blocks: 1 }))
        if (method === 'eth_blockNumber' && result !== before) setTimeout(onNewBlock)
        if (method === 'eth_getBlockByNumber') await isNewBlockSeen
        return result
      },
    })
    const { chain } = createChainPublicClient(local)
    const client = createPublicClient({ chain, transport: slow, pollingInterval: 10, cacheTime: 0 })
    const receipt = await client.waitForTransactionReceipt({ hash, timeout: 5000 })
    await stop()
    expect(receipt.status).toBe('success')
  })
})

describe('gasPrice', () => {
  it('default', async () => {
    const { maxFeePerGas, maxPriorityFeePerGas } = await createLedger().gasPrice(alder.id)
    expect(maxFeePerGas).toBeGreaterThan(maxPriorityFeePerGas)
    expect(maxPriorityFeePerGas).toBeGreaterThan(0n)
  })
})

describe('conservation', () => {
  it('behavior: neither creates nor loses funds by deposits, fills and refunds', async () => {
    const ledger = createLedger()
    const totals = () =>
      Promise.all(
        started.chains.flatMap((chain) => chain.currencies.map((c) => total(ledger, chain, c.address))),
      )
    const before = await totals()
    for (const chain of started.chains) {
      for (const { symbol, address } of chain.currencies) {
        const orderId = newId(`conserved ${symbol}`)
        const payment = { orderId, chainId: chain.id, currency: address, recipient: bob.address }
        if (address === zeroAddress) await depositNative(chain, orderId, 5_000n)
        else await depositErc20(chain, orderId, address, 5_000n)
        await ledger.fill({ ...payment, amount: 4_000n })
        await ledger.refund({ ...payment, amount: 1_000n })
      }
    }
    expect(await totals()).toEqual(before)
  })
})

/** The sum of all balances of a currency; burnt gas counts as held. */
async function total(ledger: Ledger, chain: LocalChain, address: Address): Promise<bigint> {
  const client = createChainPublicClient(chain)
  const head = await client.getBlock()
  const holders = [solver, sponsor, deployer, ...users].map((account) => account.address)
  holders.push(...contractsOf(chain), head.miner)
  let sum = 0n
  for (const holder of holders) sum += await ledger.balanceOf(chain.id, address, holder)
  if (address !== zeroAddress) return sum
  for (let number = 0n; number <= head.number; number += 1n) {
    const { baseFeePerGas, gasUsed } = await client.getBlock({ blockNumber: number })
    sum += (baseFeePerGas ?? 0n) * gasUsed
  }
  return sum
}

function createLedger(chains: readonly LocalChain[] = started.chains): Ledger {
  return createChainLedger(chains, { solver, sponsor, pollingIntervalMs: 10 })
}

function watchDeposits(ledger: Ledger) {
  const deposits: LedgerDeposit[] = []
  const waiting = new Map<Hex, (deposit: LedgerDeposit) => void>()
  const end = ledger.watchDeposits((deposit) => {
    deposits.push(deposit)
    waiting.get(deposit.orderId)?.(deposit)
  })
  function next(orderId: Hex): Promise<LedgerDeposit> {
    const seen = deposits.find((deposit) => deposit.orderId === orderId)
    if (seen) return Promise.resolve(seen)
    return new Promise((resolve) => waiting.set(orderId, resolve))
  }
  return { deposits, next, end }
}

async function depositNative(chain: LocalChain, id: Hex, amount: bigint): Promise<Hex> {
  const hash = await createChainWalletClient(chain, alice).writeContract({
    address: chain.depository,
    abi: depositAbi,
    functionName: 'depositNative',
    args: [zeroAddress, id],
    value: amount,
  })
  await createChainPublicClient(chain).waitForTransactionReceipt({ hash })
  return hash
}

async function depositErc20(chain: LocalChain, id: Hex, token: Address, amount: bigint): Promise<Hex> {
  const wallet = createChainWalletClient(chain, alice)
  const client = createChainPublicClient(chain)
  const approval = [chain.depository, amount] as const
  const approved = await wallet.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: approval,
  })
  await client.waitForTransactionReceipt({ hash: approved })
  const hash = await wallet.writeContract({
    address: chain.depository,
    abi: depositAbi,
    functionName: 'depositErc20',
    args: [zeroAddress, token, amount, id],
  })
  await client.waitForTransactionReceipt({ hash })
  return hash
}

function createTester(chain: LocalChain) {
  return createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
}

async function readRawTransaction(chain: LocalChain, hash: Hex): Promise<Hex> {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_getRawTransactionByHash',
    params: [hash],
  })
  const response = await fetch(chain.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { result }: { result: Hex } = await response.json()
  return result
}

/** Forwards to a node; cuts the connection the first time that the next of `failingMethods` is called. */
async function startProxy(rpcUrl: string, failingMethods: string[]) {
  const server = createHttpServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const requests: { method: string }[] = [JSON.parse(body)].flat()
    if (requests.some(({ method }) => method === failingMethods[0])) {
      failingMethods.shift()
      request.socket.destroy()
      return
    }
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    response.setHeader('content-type', 'application/json').end(await answer.text())
  })
  const port = await listen(server)
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

function runScript(body: string) {
  const anvilUrl = new URL('../../src/anvil/node/startAnvil.ts', import.meta.url).href
  const script = `import { startAnvil } from ${JSON.stringify(anvilUrl)}\n${body}`
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function newId(name: string): Hex {
  return keccak256(toHex(name))
}

function newAddress(name: string): Address {
  return `0x${newId(name).slice(-40)}`
}

function currency(chain: LocalChain, symbol: string): Address {
  const found = chain.currencies.find((candidate) => candidate.symbol === symbol)
  if (!found) throw new TypeError(`${chain.name} has no ${symbol}.`)
  return found.address
}

function at<item>(items: readonly item[], index: number): item {
  const item = items[index]
  if (item === undefined) throw new TypeError(`There is nothing at ${index}.`)
  return item
}
