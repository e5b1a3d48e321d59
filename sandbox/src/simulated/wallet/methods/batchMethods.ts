import { RpcError, rpcErrorCodes } from '../../rpcError.ts'
import { paramAt, readQuantity, readRpcAddress, type RpcRequest } from '../../rpc/rpcParams.ts'
import { toCapabilities } from '../batches/batchSupport.ts'
import type { Batches } from '../batches/createBatches.ts'
import { readSendCalls } from '../batches/readSendCalls.ts'
import { answerPage } from '../prompts/answerPage.ts'
import type { WalletContext, WalletMethods } from './walletMethods.ts'

/** Methods for batches (EIP-5792). */
export function batchMethods(
  { session, prompts, createOwnId }: WalletContext,
  batches: Batches,
): WalletMethods {
  return {
    async wallet_getCapabilities(request) {
      const dialect = requireBatches(request)
      if (batches.support.capabilities === 'hangs') return new Promise(() => {})
      const account = session.requireShown(readRpcAddress(paramAt(request, 0)))
      const wanted = paramAt(request, 1)
      const chainIds = Array.isArray(wanted)
        ? wanted.map((id: unknown) => Number(readQuantity(id)))
        : undefined
      const statuses = session.knownChains
        .filter(({ chain }) => chainIds?.includes(chain.chain.id) ?? true)
        .map(({ chain }) => ({
          chainId: chain.chain.id,
          atomic: batches.atomicStatusOf(chain, account),
        }))
      return toCapabilities(dialect, statuses)
    },
    async wallet_sendCalls(request) {
      const dialect = requireBatches(request)
      const batch = readSendCalls(request, batches.support)
      const account = session.requireShown(batch.from ?? session.selected.address)
      const target = session.findKnown(batch.chainId)
      if (!target) {
        throw new RpcError(rpcErrorCodes.unsupportedChain, `The wallet does not know chain ${batch.chainId}.`)
      }
      batches.check(batch, target.chain, account)
      const reply = await prompts.ask(request)
      // Checked again, since another batch with this id may have been approved while this prompt was open.
      batches.check(batch, target.chain, account)
      const id = batches.send(batch, target.chain, account, reply)
      return answerPage(reply, dialect === 'final' ? { id } : id, createOwnId)
    },
    async wallet_getCallsStatus(request) {
      requireBatches(request)
      return batches.statusOf(request)
    },
    async wallet_showCallsStatus(request) {
      requireBatches(request)
      batches.show(request)
      return null
    },
  }

  function requireBatches({ method }: RpcRequest): 'final' | 'draft' {
    const { dialect } = batches.support
    if (dialect !== 'none') return dialect
    throw new RpcError(rpcErrorCodes.unsupportedMethod, `The wallet does not do ${method}.`)
  }
}
