import { createTestClient, createWalletClient, http, type TypedDataDefinition } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type LocalChain, createMemoryStore, defaultChainSpecs, sandboxAccounts } from '@causeway/sandbox'
import { type Dialect, createManualClock } from '@causeway/sandbox/simulated'
import { quoteItemsOf, transactionsOf } from '../../../../src/decode/quoteItems.ts'
import { createChainPublicClient } from '../../../src/anvil/clients/createChainClients.ts'
import { createChainLedger } from '../../../src/anvil/ledger/createChainLedger.ts'
import { startChains } from '../../../src/anvil/startChains.ts'
import { createService, type Service } from '../../../src/http/createService.ts'
import { toServiceFetch } from '../../../src/simulated/toServiceFetch.ts'
import { at } from '../at.ts'
import { clientOf } from './createTestSandbox.ts'
import type { ServiceEnvironment } from './serviceEnvironment.ts'

/** The service on real local chains, until it is stopped. */
export interface ChainEnvironment extends ServiceEnvironment {
  origin: LocalChain
  destination: LocalChain
  /** A second service on the same chains, with the same solver, that writes as deployments do. */
  deployment: ServiceEnvironment
  stop: () => Promise<void>
}

/** The service on real local chains. */
export async function startChainEnvironment(): Promise<ChainEnvironment> {
  const { solver, sponsor } = sandboxAccounts
  const { chains, stop } = await startChains({
    specs: defaultChainSpecs.map((spec) => ({ ...spec, port: 0 })),
  })
  const ledger = createChainLedger(chains, { solver, sponsor, pollingIntervalMs: 10 })
  const closing: (() => void)[] = []
  const open = (dialect: Dialect) => {
    const store = createMemoryStore()
    // Starts at the real time, since the chains have that, too.
    const clock = createManualClock(Date.now())
    const service = createService({ ledger, store, clock, policy: { dialect } })
    closing.push(() => service.close())
    return environmentOf(chains, { dialect, service, ledger, store, clock })
  }
  return {
    ...open('interface'),
    deployment: open('deployment'),
    async stop() {
      for (const close of closing) close()
      await stop()
    },
  }
}

function environmentOf(
  chains: readonly LocalChain[],
  {
    service,
    ...known
  }: Pick<ServiceEnvironment, 'dialect' | 'ledger' | 'store' | 'clock'> & { service: Service },
) {
  const { solver, sponsor, users } = sandboxAccounts
  const [alice, bob] = users
  const account = privateKeyToAccount(alice.privateKey)
  const fetch = toServiceFetch(service)
  const origin = at(chains, 0)
  const wallet = createWalletClient({ account, transport: http(origin.rpcUrl) })
  const reader = createChainPublicClient(origin, { pollingIntervalMs: 10 })
  return {
    ...known,
    client: clientOf(fetch),
    fetch,
    faults: service.faults,
    origin,
    destination: at(chains, 1),
    user: alice.address,
    solver: solver.address,
    sponsor: sponsor.address,
    stranger: bob.address,
    async sendFromStranger(to, value) {
      const account = privateKeyToAccount(bob.privateKey)
      return createWalletClient({ account, transport: http(origin.rpcUrl) }).sendTransaction({
        chain: null,
        to,
        value,
      })
    },
    async callFromStranger(to, data) {
      const account = privateKeyToAccount(bob.privateKey)
      const stranger = createWalletClient({ account, transport: http(origin.rpcUrl) })
      const hash = await stranger.sendTransaction({ chain: null, to, data })
      await reader.waitForTransactionReceipt({ hash })
      return hash
    },
    node: reader,
    sign: (what) =>
      'message' in what && typeof what.message === 'string'
        ? account.signMessage({ message: what.message })
        : account.signTypedData(what as TypedDataDefinition),
    async asContract(run) {
      const { address } = account
      const node = createTestClient({ mode: 'anvil', transport: http(origin.rpcUrl) })
      await node.setCode({ address, bytecode: alwaysValid })
      await run().finally(() => node.setCode({ address, bytecode: '0x' }))
    },
    async pay({ steps }, { isReverting = false } = {}) {
      let gas = 0n
      const items = transactionsOf(quoteItemsOf(steps))
      for (const [index, { data }] of items.entries()) {
        const { to, value } = data
        const mayRevert = isReverting && index === items.length - 1
        const hash = await wallet.sendTransaction({
          chain: null,
          to,
          value,
          data: data.data,
          // Without an estimate, the revert isn't noticed before.
          ...(mayRevert && { gas: 500_000n }),
        })
        const { status, gasUsed, effectiveGasPrice } = await reader.waitForTransactionReceipt({ hash })
        if (status !== 'success' && !mayRevert) throw new TypeError(`The transaction ${hash} reverted.`)
        gas += gasUsed * effectiveGasPrice
      }
      return gas
    },
  } satisfies ServiceEnvironment
}

/** Code that takes every signature (ERC-1271): it returns 0x1626ba7e, whatever it is asked. */
const alwaysValid = '0x631626ba7e60e01b60005260206000f3'
