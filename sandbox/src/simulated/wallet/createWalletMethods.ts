import { isAddressEqual, numberToHex, type Address, type Hex } from 'viem'
import { RpcError, rpcErrorCodes } from '../rpcError.ts'
import {
  invalidParams,
  isFields,
  paramAt,
  readQuantity,
  readRpcAddress,
  readRpcTransaction,
  type RpcRequest,
} from '../rpc/rpcParams.ts'
import { readTypedData, signPersonalMessage, signTyped } from './accounts/signWithAccount.ts'
import { signingKeyOf, type WalletAccount } from './accounts/walletAccounts.ts'
import { toCapabilities, type BatchSupport } from './batches/batchSupport.ts'
import type { Batches } from './batches/createBatches.ts'
import { readSendCalls } from './batches/readSendCalls.ts'
import type { Prompts } from './prompts/createPrompts.ts'
import { deliver } from './prompts/deliver.ts'
import { sendApproved } from './sendApproved.ts'
import type { WalletChain, WalletState } from './walletState.ts'

export interface WalletMethodsContext {
  chains: readonly WalletChain[]
  state: WalletState
  prompts: Prompts
  batches: Batches
  support: () => BatchSupport
  emit: (event: string, payload: unknown) => void
  moveTo: (chain: WalletChain) => void
  /** Makes an id that is no hash of a transaction. */
  createOwnId: () => Hex
  /** Called when a page wants a batch to be shown. */
  onShow: (id: string) => void
}

/** The methods that the wallet answers itself; all others are for its node. */
export function createWalletMethods(
  context: WalletMethodsContext,
): Readonly<Record<string, (request: RpcRequest) => Promise<unknown>>> {
  const { chains, state, prompts, batches, support, emit, moveTo, createOwnId, onShow } = context
  return {
    eth_chainId: async () => numberToHex(state.current.chain.chain.id),
    eth_accounts: async () => shownAccounts(),
    async eth_requestAccounts(request) {
      if (!state.isConnected) {
        await prompts.ask(request)
        state.isConnected = true
        emit('accountsChanged', shownAccounts())
      }
      return shownAccounts()
    },
    async wallet_switchEthereumChain(request) {
      const target = findKnown(readChainId(request))
      if (!target) throw unknownChain(readChainId(request))
      if (target === state.current) return null
      const reply = await prompts.ask(request)
      moveTo(target)
      return deliver(reply, null, createOwnId)
    },
    async wallet_addEthereumChain(request) {
      const chainId = readChainId(request)
      if (findKnown(chainId)) return null
      const chain = chains.find(({ chain }) => chain.chain.id === chainId)
      if (!chain) throw invalidParams(`nothing answers for chain ${chainId}`)
      const reply = await prompts.ask(request)
      state.known.add(chain)
      return deliver(reply, null, createOwnId)
    },
    async eth_sendTransaction(request) {
      const parameters = paramAt(request, 0)
      const transaction = readRpcTransaction(parameters)
      requireSelected(transaction.from)
      const { chain } = state.current
      const wanted = isFields(parameters) ? readQuantity(parameters['chainId']) : undefined
      if (wanted !== undefined && wanted !== BigInt(chain.chain.id)) {
        throw invalidParams(`the wallet is on chain ${chain.chain.id}`)
      }
      const reply = await prompts.ask(request)
      return deliver(reply, sendApproved(chain, transaction, reply.outcome), createOwnId)
    },
    async personal_sign(request) {
      const account = requireSelected(readRpcAddress(paramAt(request, 1)))
      const key = signingKeyOf(state.current.chain, account)
      const reply = await prompts.ask(request)
      return deliver(reply, await signPersonalMessage(request, key), createOwnId)
    },
    async eth_signTypedData_v4(request) {
      const account = requireSelected(readRpcAddress(paramAt(request, 0)))
      const { chain } = state.current
      const typedData = readTypedData(request, chain.chain.id)
      const reply = await prompts.ask(request)
      return deliver(reply, await signTyped(typedData, signingKeyOf(chain, account)), createOwnId)
    },
    async wallet_getCapabilities(request) {
      const dialect = requireBatches(request)
      if (support().capabilities === 'hangs') return new Promise(() => {})
      const account = requireSelected(readRpcAddress(paramAt(request, 0)))
      const wanted = paramAt(request, 1)
      const chainIds = Array.isArray(wanted)
        ? wanted.map((id: unknown) => Number(readQuantity(id)))
        : undefined
      const statuses = [...state.known]
        .filter(({ chain }) => chainIds?.includes(chain.chain.id) ?? true)
        .map(({ chain }) => ({
          chainId: chain.chain.id,
          atomic: batches.atomicStatusOf(chain, account),
        }))
      return toCapabilities(dialect, statuses)
    },
    async wallet_sendCalls(request) {
      const dialect = requireBatches(request)
      const batch = readSendCalls(request, support())
      const account = requireSelected(batch.from ?? state.selected.address)
      const target = findKnown(batch.chainId)
      if (!target) {
        throw new RpcError(rpcErrorCodes.unsupportedChain, `The wallet does not know chain ${batch.chainId}.`)
      }
      batches.check(batch, target.chain, account)
      const reply = await prompts.ask(request)
      // Once more: another batch with this id may have been approved while this prompt was open.
      batches.check(batch, target.chain, account)
      const id = batches.send(batch, target.chain, account, reply)
      return deliver(reply, dialect === 'final' ? { id } : id, createOwnId)
    },
    async wallet_getCallsStatus(request) {
      requireBatches(request)
      return batches.statusOf(request)
    },
    async wallet_showCallsStatus(request) {
      requireBatches(request)
      batches.statusOf(request)
      onShow(String(paramAt(request, 0)))
      return null
    },
  }

  function shownAccounts(): Address[] {
    return state.isConnected ? [state.selected.address] : []
  }

  function requireSelected(address: Address): WalletAccount {
    if (state.isConnected && isAddressEqual(address, state.selected.address)) return state.selected
    throw new RpcError(rpcErrorCodes.unauthorized, 'The account that is to act is not the connected one.')
  }

  function requireBatches({ method }: RpcRequest): 'final' | 'draft' {
    const { dialect } = support()
    if (dialect !== 'none') return dialect
    throw new RpcError(rpcErrorCodes.unsupportedMethod, `The wallet does not do ${method}.`)
  }

  function findKnown(chainId: number): WalletChain | undefined {
    return [...state.known].find(({ chain }) => chain.chain.id === chainId)
  }
}

function readChainId(request: RpcRequest): number {
  const parameters = paramAt(request, 0)
  const chainId = isFields(parameters) ? readQuantity(parameters['chainId']) : undefined
  if (chainId === undefined) throw invalidParams('it needs a chainId')
  return Number(chainId)
}

function unknownChain(chainId: number): RpcError {
  return new RpcError(rpcErrorCodes.unknownChain, `The wallet does not know chain ${chainId}.`)
}
