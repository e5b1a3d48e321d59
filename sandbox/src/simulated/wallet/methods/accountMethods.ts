import { isObject } from '../../../domain/isObject.ts'
import {
  invalidParams,
  paramAt,
  readQuantity,
  readRpcAddress,
  readRpcTransaction,
} from '../../rpc/rpcParams.ts'
import { readTypedData, signPersonalMessage, signTyped } from '../accounts/signWithAccount.ts'
import { signingKeyOf } from '../accounts/walletAccounts.ts'
import { answerPage } from '../prompts/answerPage.ts'
import { sendApproved } from '../sendApproved.ts'
import type { WalletContext, WalletMethods } from './walletMethods.ts'

/** Methods that send and sign with the account, on the wallet's current chain. */
export function accountMethods({ session, prompts, createOwnId }: WalletContext): WalletMethods {
  return {
    async eth_sendTransaction(request) {
      const parameters = paramAt(request, 0)
      const transaction = readRpcTransaction(parameters)
      session.requireShown(transaction.from)
      const { chain } = session.chain
      const wanted = isObject(parameters) ? readQuantity(parameters['chainId']) : undefined
      if (wanted !== undefined && wanted !== BigInt(chain.chain.id)) {
        throw invalidParams(`the wallet is on chain ${chain.chain.id}`)
      }
      const reply = await prompts.ask(request)
      return answerPage(reply, sendApproved(chain, transaction, reply.outcome), createOwnId)
    },
    async personal_sign(request) {
      const account = session.requireShown(readRpcAddress(paramAt(request, 1)))
      const key = signingKeyOf(session.chain.chain, account)
      const reply = await prompts.ask(request)
      return answerPage(reply, await signPersonalMessage(request, key), createOwnId)
    },
    async eth_signTypedData_v4(request) {
      const account = session.requireShown(readRpcAddress(paramAt(request, 0)))
      const { chain } = session.chain
      const typedData = readTypedData(request, chain.chain.id)
      const reply = await prompts.ask(request)
      return answerPage(reply, await signTyped(typedData, signingKeyOf(chain, account)), createOwnId)
    },
  }
}
