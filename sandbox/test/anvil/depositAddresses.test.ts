import { depositAbi } from '@causeway/react/schemas'
import {
  createTestClient,
  getAddress,
  http,
  keccak256,
  parseAbi,
  parseEther,
  parseEventLogs,
  toHex,
  zeroAddress,
  type Abi,
  type Address,
  type Hex,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createChainPublicClient,
  createChainWalletClient,
  type ChainPublicClient,
  type ChainWalletClient,
} from '../../src/anvil/clients/createChainClients.ts'
import { createTransferReader } from '../../src/anvil/readers/createTransferReader.ts'
import { startChains } from '../../src/anvil/startChains.ts'
import { depositAddressesAbi } from '../../src/contracts/generated/abis.ts'
import type { LedgerPayment, LedgerTransfer } from '../../src/domain/ledger/ledger.ts'
import { at } from '../support/at.ts'
import { getAuditedQuote, receivers } from '../support/environment/getAuditedQuote.ts'
import { settlementMs } from '../support/environment/payAndSettle.ts'
import { startChainEnvironment } from '../support/environment/startChainEnvironment.ts'
import { requestIdOf } from '../support/quotes.ts'
import { waitForRequest } from '../support/waitForRequest.ts'

import solc from 'solc'
import { defaultChainSpecs, sandboxAccounts } from '@causeway/sandbox'

const source = /* solidity */ `
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Pays as contract wallets and exchanges do: by calls.
contract PayingContract {
    receive() external payable {}

    function pay(address[] calldata recipients, uint256 amount) public payable {
        for (uint256 i = 0; i < recipients.length; i++) {
            (bool paid, ) = recipients[i].call{value: amount}("");
            require(paid);
        }
    }

    function payAndRevert(address[] calldata recipients, uint256 amount) external {
        pay(recipients, amount);
        revert();
    }

    /// The first payment is undone, the second one lasts.
    function payOnceOfTwice(address[] calldata recipients, uint256 amount) external payable {
        try this.payAndRevert(recipients, amount) {} catch {}
        pay(recipients, amount);
    }

    function end(address payable recipient) external payable {
        selfdestruct(recipient);
    }
}
`
const payingAbi = parseAbi([
  'function pay(address[] recipients, uint256 amount) payable',
  'function payAndRevert(address[] recipients, uint256 amount)',
  'function payOnceOfTwice(address[] recipients, uint256 amount) payable',
  'function end(address recipient) payable',
])
const depositAddressAbi = parseAbi(['function deposit(address depository, bytes32 id, uint256 amount)'])

const { solver, users } = sandboxAccounts
const [, bob] = users
const newId = (name: string) => keccak256(toHex(name))

let environment: Awaited<ReturnType<typeof startChainEnvironment>>
let client: ChainPublicClient
let asBob: ChainWalletClient
let factory: { address: Address; abi: typeof depositAddressesAbi }
let paying: { address: Address; abi: typeof payingAbi }

beforeAll(async () => {
  environment = await startChainEnvironment()
  client = createChainPublicClient(environment.origin, { pollingIntervalMs: 10 })
  asBob = createChainWalletClient(environment.origin, bob)
  factory = { address: environment.origin.depositAddresses, abi: depositAddressesAbi }
  paying = { address: await deploy('PayingContract'), abi: payingAbi }
})

afterAll(() => environment.stop())

describe('DepositAddresses', () => {
  it('default: takes payments before and after its contract exists, and is swept on request', async () => {
    const { ledger, origin } = environment
    const addressId = newId('default')
    const address = await ledger.depositAddressOf(origin.id, addressId)
    const held = () => client.getBalance({ address })
    const depositedBefore = await client.getBalance({ address: origin.depository })

    await environment.sendFromStranger(address, parseEther('1'))
    expect(await client.getCode({ address })).toBeUndefined()
    await ledger.sweep(sweepOf(addressId, parseEther('0.75')))
    expect(await client.getCode({ address })).toBeDefined()
    expect(await held()).toBe(parseEther('0.25'))

    await environment.sendFromStranger(address, parseEther('2'))
    await expect(ledger.sweep(sweepOf(addressId, 1n))).rejects.toMatchObject({ reason: 'alreadyPaid' })
    const receipt = await ledger.sweep(sweepOf(addressId, parseEther('2.25'), newId('another order')))
    expect(await held()).toBe(0n)
    const deposited = await client.getBalance({ address: origin.depository })
    expect(deposited - depositedBefore).toBe(parseEther('3'))
    const { logs } = await client.getTransactionReceipt({ hash: receipt.transactionHash })
    const [deposit] = parseEventLogs({ abi: depositAbi, logs })
    expect(deposit?.args).toEqual({ from: address, amount: parseEther('2.25'), id: newId('another order') })
  })

  it('behavior: gives every chain its own addresses', async () => {
    const { ledger, origin, destination } = environment
    const id = newId('both')
    expect(await ledger.depositAddressOf(origin.id, id)).not.toBe(
      await ledger.depositAddressOf(destination.id, id),
    )
  })

  it('error: only the solver sweeps, and only through the contract that made the address', async () => {
    const addressId = newId('guarded')
    const address = await environment.ledger.depositAddressOf(environment.origin.id, addressId)
    await environment.sendFromStranger(address, 10n)
    const sweep = { ...factory, functionName: 'sweep', args: [addressId, addressId, 10n] } as const
    await expect(client.simulateContract({ ...sweep, account: bob.address })).rejects.toThrow('OnlySolver')
    await environment.ledger.sweep(sweepOf(addressId, 4n))
    for (const account of [bob.address, solver.address]) {
      const args = [environment.origin.depository, addressId, 6n] as const
      const direct = { address, abi: depositAddressAbi, functionName: 'deposit', args, account } as const
      await expect(client.simulateContract(direct)).rejects.toThrow('reverted')
    }
    expect(await client.getBalance({ address })).toBe(6n)
  })

  it('error: refuses to sweep more than the balance', async () => {
    const sweeping = environment.ledger.sweep(sweepOf(newId('empty'), 1n))
    await expect(sweeping).rejects.toMatchObject({ action: 'sweep', reason: 'notEnoughFunds' })
  })
})

describe('watchTransfers', () => {
  it('default: reports every lasting transfer once, by any contract', async () => {
    const { ledger, origin } = environment
    const address = await ledger.depositAddressOf(origin.id, newId('watched'))
    const seen: LedgerTransfer[] = []
    const { promise: ended, resolve: onEnd } = Promise.withResolvers<void>()
    const stop = ledger.watchTransfers((transfer) => {
      if (transfer.to === address) seen.push(transfer)
      if (transfer.amount === 9n) onEnd()
    })
    const direct = await environment.sendFromStranger(address, 1n)
    const pay = { ...paying, value: 10n }
    const twice = await mined(
      asBob.writeContract({ ...pay, functionName: 'pay', args: [[address, address], 2n] }),
    )
    const once = await mined(
      asBob.writeContract({ ...pay, functionName: 'payOnceOfTwice', args: [[address], 3n] }),
    )
    const reverted = await asBob.writeContract({
      ...paying,
      functionName: 'payAndRevert',
      args: [[address], 4n],
      gas: 200_000n,
    })
    expect((await client.waitForTransactionReceipt({ hash: reverted })).status).toBe('reverted')
    const ending = { ...paying, address: await deploy('PayingContract') }
    const end = await mined(
      asBob.writeContract({ ...ending, value: 5n, functionName: 'end', args: [address] }),
    )
    await environment.sendFromStranger(address, 9n)
    await ended
    stop()

    expect(seen.map(({ transactionHash, from, amount }) => [transactionHash, from, amount])).toEqual([
      [direct, bob.address, 1n],
      [twice, paying.address, 2n],
      [twice, paying.address, 2n],
      [once, paying.address, 3n],
      [end, ending.address, 5n],
      [expect.any(String), bob.address, 9n],
    ])
    expect(new Set(seen.map(({ transactionHash, index }) => `${transactionHash} ${index}`)).size).toBe(6)
    const receipt = await client.getTransactionReceipt({ hash: twice })
    const { timestamp } = await client.getBlock({ blockNumber: receipt.blockNumber })
    expect(seen[1]).toMatchObject({
      chainId: origin.id,
      blockNumber: receipt.blockNumber,
      timestamp: Number(timestamp),
      fee: receipt.gasUsed * receipt.effectiveGasPrice,
    })
  })

  it('behavior: reads replaced blocks again, and reports no transfer twice', async () => {
    const { chains, stop } = await startChains({
      specs: defaultChainSpecs.slice(0, 1).map((spec) => ({ ...spec, port: 0 })),
    })
    const chain = at(chains, 0)
    const tester = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
    const reader = createTransferReader(createChainPublicClient(chain), chain)
    const wallet = createChainWalletClient(chain, bob)
    const node = createChainPublicClient(chain, { pollingIntervalMs: 10 })
    const pay = async (value: bigint) =>
      node.waitForTransactionReceipt({ hash: await wallet.sendTransaction({ to: receivers.app, value }) })
    const amounts = async () =>
      (await reader.readNext())
        .filter(({ to }) => to === getAddress(receivers.app))
        .map(({ amount }) => amount)
    while ((await reader.readNext()).length > 0);
    await pay(1n)
    const snapshot = await tester.snapshot()
    await pay(2n)
    expect(await amounts()).toEqual([1n, 2n])
    // The chain is as long as before, but its last block differs.
    await tester.revert({ id: snapshot })
    await pay(3n)
    expect(await amounts()).toEqual([3n])
    await pay(4n)
    expect(await amounts()).toEqual([4n])
    expect(await amounts()).toEqual([])
    await stop()
  })

  it('behavior: takes the first of two payments in one transaction at a strict address, and returns the other', async () => {
    const { recipient, partner: refundTo } = receivers
    const amount = parseEther('1')
    const asked = { useDepositAddress: true, strict: true, recipient, refundTo }
    const quote = await getAuditedQuote(environment, { from: 'ETH', to: 'ETH', amount, ...asked })
    const id = requestIdOf(quote)
    const address = getAddress(quote.steps[0]?.depositAddress ?? '0x')
    const before = await client.getBalance({ address: refundTo })
    const hash = await mined(
      asBob.writeContract({
        ...paying,
        value: 2n * amount,
        functionName: 'pay',
        args: [[address, address], amount],
      }),
    )
    await waitForRequest(environment.store, id, ({ surpluses }) => Boolean(surpluses[0]?.refund))
    await environment.clock.advance(settlementMs)
    const request = await waitForRequest(
      environment.store,
      id,
      ({ progress }) => progress.status === 'success',
    )
    expect(await client.getBalance({ address: refundTo })).toBe(before + amount)
    expect(await client.getBalance({ address })).toBe(0n)
    expect(request).toMatchObject({
      progress: { deposit: { transactionHash: hash, depositor: paying.address, amount } },
      surpluses: [{ deposit: { transactionHash: hash }, amount }],
    })
  })
})

function sweepOf(addressId: Hex, amount: bigint, orderId = addressId): LedgerPayment {
  const { id: chainId, depository: recipient } = environment.origin
  return { orderId, addressId, chainId, currency: zeroAddress, recipient, amount }
}

async function mined(sending: Promise<Hex>): Promise<Hex> {
  const hash = await sending
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
  return hash
}

interface SolcOutput {
  contracts: { 'Test.sol': Record<string, { abi: Abi; evm: { bytecode: { object: string } } }> }
}

async function deploy(name: string): Promise<Address> {
  const input = {
    language: 'Solidity',
    sources: { 'Test.sol': { content: source } },
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  const output: SolcOutput = JSON.parse(solc.compile(JSON.stringify(input)))
  const contract = output.contracts['Test.sol'][name]
  if (!contract) throw new TypeError(`There is no contract ${name}.`)
  const hash = await asBob.deployContract({
    abi: contract.abi,
    bytecode: `0x${contract.evm.bytecode.object}`,
  })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new TypeError(`${name} was not deployed.`)
  return getAddress(contractAddress)
}
