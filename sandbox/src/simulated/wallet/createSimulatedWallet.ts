import { numberToHex, type Address } from 'viem'
import type { Seeded } from '../createSeeded.ts'
import { RpcError, rpcErrorCodes } from '../rpcError.ts'
import { findAccount, setAccountKind, type WalletAccount } from './accounts/walletAccounts.ts'
import { defaultBatchSupport, type BatchSupport } from './batches/batchSupport.ts'
import { createBatches } from './batches/createBatches.ts'
import { createWalletMethods } from './createWalletMethods.ts'
import { createPrompts } from './prompts/createPrompts.ts'
import { replacePending } from './sendApproved.ts'
import type { SimulatedProvider, SimulatedWallet, WalletListener } from './simulatedWallet.ts'
import type { WalletChain, WalletState } from './walletState.ts'

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
