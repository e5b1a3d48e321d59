import { isAddressEqual, numberToHex, type Address } from 'viem'
import { RpcError, rpcErrorCodes } from '../../rpcError.ts'
import type { WalletAccount } from '../accounts/walletAccounts.ts'
import type { WalletEvents } from './createWalletEvents.ts'
import type { WalletChain } from './walletChain.ts'

/** The account and chain that a wallet currently shows. Pages get an event when one of them changes. */
export interface WalletSession {
  /** The current chain. */
  readonly chain: WalletChain
  /** Chains that it can switch to. */
  readonly knownChains: readonly WalletChain[]
  /** The selected account, whether or not pages see it. */
  readonly selected: WalletAccount
  readonly isConnected: boolean
  /** The accounts that pages see: the selected one, or none. */
  shownAccounts(): Address[]
  /** @throws {RpcError} 4100 if pages don't see this account. */
  requireShown(address: Address): WalletAccount
  findKnown(chainId: number): WalletChain | undefined
  connect(): void
  disconnect(): void
  select(account: WalletAccount): void
  moveTo(chain: WalletChain): void
  addChain(chain: WalletChain): void
  /** @throws {TypeError} for the current chain. */
  forgetChain(chain: WalletChain): void
}

export function createWalletSession(
  start: {
    chains: readonly WalletChain[]
    chain: WalletChain
    selected: WalletAccount
    isConnected: boolean
  },
  { emit }: Pick<WalletEvents, 'emit'>,
): WalletSession {
  const known = new Set(start.chains)
  let { chain, selected, isConnected } = start

  const session: WalletSession = {
    get chain() {
      return chain
    },
    get knownChains() {
      return [...known]
    },
    get selected() {
      return selected
    },
    get isConnected() {
      return isConnected
    },
    shownAccounts: () => (isConnected ? [selected.address] : []),
    requireShown(address) {
      if (isConnected && isAddressEqual(address, selected.address)) return selected
      throw new RpcError(rpcErrorCodes.unauthorized, 'The account that is to act is not the connected one.')
    },
    findKnown: (chainId) => [...known].find(({ chain }) => chain.chain.id === chainId),
    connect() {
      isConnected = true
      emit('accountsChanged', session.shownAccounts())
    },
    disconnect() {
      isConnected = false
      emit('accountsChanged', [])
    },
    select(account) {
      selected = account
      if (isConnected) emit('accountsChanged', session.shownAccounts())
    },
    moveTo(target) {
      if (target === chain) return
      chain = target
      emit('chainChanged', numberToHex(target.chain.chain.id))
    },
    addChain(added) {
      known.add(added)
    },
    forgetChain(forgotten) {
      if (forgotten === chain) throw new TypeError('A wallet can’t forget the chain that it is on.')
      known.delete(forgotten)
    },
  }
  return session
}
