import type { Address } from 'viem'
import type { SeededValues } from '../createSeededValues.ts'
import { RpcError, rpcErrorCodes } from '../rpcError.ts'
import { findAccount, setAccountKind, type WalletAccount } from './accounts/walletAccounts.ts'
import { createBatches } from './batches/createBatches.ts'
import { createProvider } from './createProvider.ts'
import { accountMethods } from './methods/accountMethods.ts'
import { batchMethods } from './methods/batchMethods.ts'
import { sessionMethods } from './methods/sessionMethods.ts'
import { createPrompts } from './prompts/createPrompts.ts'
import { replacePending } from './sendApproved.ts'
import { createConnection } from './session/createConnection.ts'
import { createWalletEvents } from './session/createWalletEvents.ts'
import { createWalletSession } from './session/createWalletSession.ts'
import type { WalletChain } from './session/walletChain.ts'
import type { SimulatedWallet } from './simulatedWallet.ts'

export interface CreateSimulatedWalletParameters {
  chains: readonly WalletChain[]
  /** Its accounts; pages see the first. */
  accounts: readonly [WalletAccount, ...WalletAccount[]]
  connected: boolean
  /** Sends transactions of accounts that are contracts. */
  bundler: Address
  seeded: SeededValues
}

/** Creates a wallet for simulated chains, on the first of them. It is not connected: a page has to request an account. */
export function createSimulatedWallet(parameters: CreateSimulatedWalletParameters): SimulatedWallet {
  const { chains, accounts, connected, bundler, seeded } = parameters
  const [home] = chains
  if (!home) throw new TypeError('A wallet needs at least one chain.')
  const allChains = chains.map(({ chain }) => chain)
  const codeHolders = { bundler, delegate: seeded.address('delegate') }
  let ownIds = 0
  const createOwnId = () => seeded.hash('wallet', ownIds++)

  const events = createWalletEvents()
  const connection = createConnection(events)
  const session = createWalletSession(
    { chains, chain: home, selected: accounts[0], isConnected: connected },
    events,
  )
  const prompts = createPrompts()
  const batches = createBatches({
    upgrade: (chain, account) => setAccountKind(chain, account, 'delegated', codeHolders),
    createOwnId,
  })
  const context = { session, prompts, createOwnId }
  const methods = {
    ...sessionMethods(context, chains),
    ...accountMethods(context),
    ...batchMethods(context, batches),
  }
  return {
    provider: createProvider(methods, { session, connection, events }),
    get approve() {
      return prompts.approve
    },
    set approve(approve) {
      prompts.approve = approve
    },
    script: (...replies) => prompts.script(replies),
    get prompts() {
      return prompts.open
    },
    nextPrompt: () => prompts.next(),
    get singlePrompt() {
      return prompts.isSingle
    },
    set singlePrompt(isSingle) {
      prompts.isSingle = isSingle
    },
    get batches() {
      return batches.support
    },
    set batches(support) {
      batches.support = support
    },
    get shownBatches() {
      return batches.shown
    },
    get account() {
      return session.shownAccounts()[0]
    },
    get chainId() {
      return session.chain.chain.chain.id
    },
    switchAccount: (address) => session.select(accountAt(accounts, address)),
    switchChain: (chainId) => session.moveTo(chainWith(chains, chainId)),
    disconnect: () => session.disconnect(),
    forgetChain: (chainId) => session.forgetChain(chainWith(chains, chainId)),
    goOffline: (from) => connection.goOffline(from),
    goOnline: () => connection.goOnline(session.chain.chain.chain.id),
    setAccountKind(address, kind) {
      for (const chain of allChains) setAccountKind(chain, accountAt(accounts, address), kind, codeHolders)
    },
    speedUp: (hash) =>
      replacePending(allChains, hash, (pending) => ({ ...pending, to: pending.to ?? pending.from })),
    cancel: (hash) => replacePending(allChains, hash, ({ from }) => ({ to: from, value: 0n, data: '0x' })),
    replace: (hash, call) => replacePending(allChains, hash, () => call),
  }
}

function accountAt(accounts: readonly WalletAccount[], address: Address): WalletAccount {
  const account = findAccount(accounts, address)
  if (account) return account
  throw new TypeError(`${address} is not an account of this wallet.`)
}

function chainWith(chains: readonly WalletChain[], chainId: number): WalletChain {
  const found = chains.find(({ chain }) => chain.chain.id === chainId)
  if (found) return found
  throw new RpcError(rpcErrorCodes.unknownChain, `The wallet does not know chain ${chainId}.`)
}
