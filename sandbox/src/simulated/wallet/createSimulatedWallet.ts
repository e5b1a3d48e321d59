import { numberToHex, type Address, type Hex } from 'viem'
import type { BatchCall } from '../contracts/accountAbi.ts'
import type { NodeRpc } from '../rpc/createNodeRpc.ts'
import { RpcError, rpcErrorCodes } from '../rpc/rpcError.ts'
import type { RpcRequest } from '../rpc/rpcParams.ts'
import type { Seeded } from '../createSeeded.ts'
import type { SimulatedChain } from '../chain/createSimulatedChain.ts'
import { defaultBatchSupport, type BatchSupport } from './batches/batchSupport.ts'
import { createBatches } from './batches/createBatches.ts'
import { createPrompts } from './prompts/createPrompts.ts'
import { createWalletMethods, type WalletState } from './createWalletMethods.ts'
import type { OpenPrompt, PromptReply, WalletApproval } from './prompts/promptReply.ts'
import { replacePending } from './sendApproved.ts'
import {
  findAccount,
  setAccountKind,
  type AccountKind,
  type WalletAccount,
} from './accounts/walletAccounts.ts'

/** A wallet as a page sees it (EIP-1193). */
export interface SimulatedProvider {
  /** @throws {RpcError} with the codes of EIP-1193, EIP-1474 and EIP-5792. */
  request(request: RpcRequest): Promise<unknown>
  on(event: string, listener: WalletListener): void
  removeListener(event: string, listener: WalletListener): void
}

/** Gets what an event brings: accounts for `accountsChanged`, a chain id in hexadecimal for `chainChanged`. */
export type WalletListener = (payload: unknown) => void

/** A wallet as the person who holds it sees it. */
export interface SimulatedWallet {
  readonly provider: SimulatedProvider
  /** What the person does with a prompt. A promise that never settles leaves the prompt open. @default 'always' */
  approve: WalletApproval
  /** What the person does with the next prompts, in this order; afterwards `approve` decides again. */
  script(...replies: readonly PromptReply[]): void
  /** Prompts that wait for the person, oldest first. */
  readonly prompts: readonly OpenPrompt[]
  /** The oldest open prompt, as soon as there is one. */
  nextPrompt(): Promise<OpenPrompt>
  /** A second prompt while one is open is refused with -32002, as some wallets do. @default false */
  singlePrompt: boolean
  /** How it does batches (EIP-5792). */
  batches: BatchSupport
  /** Ids of the batches that a page asked it to show. */
  readonly shownBatches: readonly string[]
  /** The account that pages see; undefined when the wallet is not connected. */
  readonly account: Address | undefined
  readonly chainId: number
  /** Shows another account to pages, which are told. */
  switchAccount(address: Address): void
  /** Moves to another chain; pages are told. */
  switchChain(chainId: number): void
  /** Shows no account any more; pages are told. */
  disconnect(): void
  /** Knows a chain no more: a page has to add it (4902). Not the one that it is on. */
  forgetChain(chainId: number): void
  /** Reaches no chain (4900), or not the one that it is on (4901), until `goOnline`; pages are told. */
  goOffline(from?: 'everything' | 'chain'): void
  goOnline(): void
  /** Makes one of its accounts a contract, a delegated account, or a plain one again, on every chain. */
  setAccountKind(address: Address, kind: AccountKind): void
  /** Sends a waiting transaction again for a higher fee; returns the new hash. */
  speedUp(hash: Hex): Hex
  /** Puts an empty transfer to oneself in the place of a waiting transaction; returns its hash. */
  cancel(hash: Hex): Hex
  /** Puts another call in the place of a waiting transaction; returns its hash. */
  replace(hash: Hex, call: BatchCall): Hex
}

/** A chain of a wallet, and the node that it asks. */
export interface WalletChain {
  chain: SimulatedChain
  node: NodeRpc
}

/** Makes a wallet over simulated chains, on the first of them. Not connected: a page has to ask for an account. */
export function createSimulatedWallet({
  chains,
  accounts,
  connected,
  bundler,
  seeded,
}: {
  chains: readonly WalletChain[]
  /** Accounts that it holds; the first is shown. */
  accounts: readonly [WalletAccount, ...WalletAccount[]]
  connected: boolean
  /** Sends transactions of accounts that are contracts. */
  bundler: Address
  seeded: Seeded
}): SimulatedWallet {
  const [home] = chains
  if (!home) throw new TypeError('A wallet needs at least one chain.')
  const listeners = new Map<string, Set<WalletListener>>()
  const prompts = createPrompts()
  const allChains = chains.map(({ chain }) => chain)
  const delegate = seeded.address('delegate')
  let support: BatchSupport = defaultBatchSupport
  let offline: 'everything' | 'chain' | undefined
  let shownBatches: readonly string[] = []
  let ownIds = 0
  const createOwnId = () => seeded.hash('wallet', ownIds++)

  const state: WalletState = {
    current: home,
    known: new Set(chains),
    selected: accounts[0],
    isConnected: connected,
  }
  const batches = createBatches({
    support: () => support,
    upgrade: (chain, account) => setAccountKind(chain, account, 'delegated', { bundler, delegate }),
    createOwnId,
  })
  const methods = createWalletMethods({
    chains,
    state,
    prompts,
    batches,
    support: () => support,
    emit,
    moveTo,
    createOwnId,
    onShow: (id) => {
      shownBatches = [...shownBatches, id]
    },
  })
  const provider: SimulatedProvider = {
    async request(request) {
      if (offline) throw offlineError(offline)
      const method = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined
      if (method) return method(request)
      if (request.method.startsWith('eth_sign') || !/^(eth|net)_/.test(request.method)) {
        throw new RpcError(rpcErrorCodes.unsupportedMethod, `The wallet does not do ${request.method}.`)
      }
      return state.current.node.request(request)
    },
    on(event, listener) {
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }
  return {
    provider,
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
      return support
    },
    set batches(next) {
      support = next
    },
    get shownBatches() {
      return shownBatches
    },
    get account() {
      return state.isConnected ? state.selected.address : undefined
    },
    get chainId() {
      return state.current.chain.chain.id
    },
    switchAccount(address) {
      state.selected = ownAccount(address)
      if (state.isConnected) emit('accountsChanged', [state.selected.address])
    },
    switchChain(chainId) {
      moveTo(ownChain(chainId))
    },
    disconnect() {
      state.isConnected = false
      emit('accountsChanged', [])
    },
    forgetChain(chainId) {
      const chain = ownChain(chainId)
      if (chain === state.current) throw new TypeError('A wallet can’t forget the chain that it is on.')
      state.known.delete(chain)
    },
    goOffline(from = 'everything') {
      offline = from
      emit('disconnect', offlineError(from))
    },
    goOnline() {
      if (!offline) return
      offline = undefined
      emit('connect', { chainId: numberToHex(state.current.chain.chain.id) })
    },
    setAccountKind(address, kind) {
      for (const chain of allChains) setAccountKind(chain, ownAccount(address), kind, { bundler, delegate })
    },
    speedUp: (hash) =>
      replacePending(allChains, hash, (pending) => ({ ...pending, to: pending.to ?? pending.from })),
    cancel: (hash) => replacePending(allChains, hash, ({ from }) => ({ to: from, value: 0n, data: '0x' })),
    replace: (hash, call) => replacePending(allChains, hash, () => call),
  }

  function ownAccount(address: Address): WalletAccount {
    const account = findAccount(accounts, address)
    if (account) return account
    throw new TypeError(`${address} is not an account of this wallet.`)
  }

  function ownChain(chainId: number): WalletChain {
    const found = chains.find(({ chain }) => chain.chain.id === chainId)
    if (found) return found
    throw new RpcError(rpcErrorCodes.unknownChain, `The wallet does not know chain ${chainId}.`)
  }

  function moveTo(target: WalletChain): void {
    if (target === state.current) return
    state.current = target
    emit('chainChanged', numberToHex(target.chain.chain.id))
  }

  function emit(event: string, payload: unknown): void {
    for (const listener of listeners.get(event) ?? []) listener(payload)
  }
}

function offlineError(from: 'everything' | 'chain'): RpcError {
  return from === 'everything'
    ? new RpcError(rpcErrorCodes.disconnected, 'The wallet reaches no chain.')
    : new RpcError(rpcErrorCodes.chainDisconnected, 'The wallet does not reach its chain.')
}
