import { isObject } from '../../../domain/isObject.ts'
import { numberToHex } from 'viem'
import { RpcError, rpcErrorCodes } from '../../rpcError.ts'
import { invalidParams, paramAt, readQuantity, type RpcRequest } from '../../rpc/rpcParams.ts'
import { answerPage } from '../prompts/answerPage.ts'
import type { WalletChain } from '../session/walletChain.ts'
import type { WalletContext, WalletMethods } from './walletMethods.ts'

/**
 * Methods to read and change the account and chain that a page sees (EIP-1193, EIP-3085, EIP-3326).
 *
 * @param chains The chains that a page may add.
 */
export function sessionMethods(
  { session, prompts, createOwnId }: WalletContext,
  chains: readonly WalletChain[],
): WalletMethods {
  return {
    eth_chainId: async () => numberToHex(session.chain.chain.chain.id),
    eth_accounts: async () => session.shownAccounts(),
    async eth_requestAccounts(request) {
      if (!session.isConnected) {
        await prompts.ask(request)
        session.connect()
      }
      return session.shownAccounts()
    },
    async wallet_switchEthereumChain(request) {
      const chainId = readChainId(request)
      const target = session.findKnown(chainId)
      if (!target) {
        throw new RpcError(rpcErrorCodes.unknownChain, `The wallet does not know chain ${chainId}.`)
      }
      if (target === session.chain) return null
      const reply = await prompts.ask(request)
      session.moveTo(target)
      return answerPage(reply, null, createOwnId)
    },
    async wallet_addEthereumChain(request) {
      const chainId = readChainId(request)
      if (session.findKnown(chainId)) return null
      const chain = chains.find(({ chain }) => chain.chain.id === chainId)
      if (!chain) throw invalidParams(`nothing answers for chain ${chainId}`)
      const reply = await prompts.ask(request)
      session.addChain(chain)
      return answerPage(reply, null, createOwnId)
    },
  }
}

function readChainId(request: RpcRequest): number {
  const parameters = paramAt(request, 0)
  const chainId = isObject(parameters) ? readQuantity(parameters['chainId']) : undefined
  if (chainId === undefined) throw invalidParams('it needs a chainId')
  return Number(chainId)
}
