import type { LedgerChain } from '../../domain/chains/chain.ts'
import type { LedgerPayment } from '../../domain/ledger/ledger.ts'
import {
  approvalProxyAbi,
  callRouterAbi,
  depositoryAbi,
  permit2Abi,
  permitErc20Abi,
} from '../generated/abis.ts'
import type { PaymentCall } from './paymentCall.ts'

/** Writes the call with which the solver pulls a deposit that its owner signed for. */
export function toPullCall(
  { depository, approvalProxy }: LedgerChain,
  { orderId, currency, amount, authorization }: LedgerPayment,
): PaymentCall {
  if (!authorization) throw new TypeError('A pull needs an authorization.')
  const { owner, validBefore, signature } = authorization
  const depositoryCall = { address: depository, abi: depositoryPullAbi, value: 0n }
  switch (authorization.kind) {
    case 'receive':
      return {
        ...depositoryCall,
        functionName: 'depositWithAuthorization',
        args: [orderId, currency, owner, amount, validBefore, signature],
      }
    case 'transfer':
      return {
        ...depositoryCall,
        functionName: 'depositTransferWithAuthorization',
        args: [orderId, currency, owner, amount, validBefore, authorization.nonce, signature],
      }
    case 'permit2': {
      const { nonce, calls, refundTo, nftRecipient, metadata } = authorization
      const permit = { permitted: [{ token: currency, amount }], nonce, deadline: validBefore }
      return {
        address: approvalProxy,
        abi: proxyPullAbi,
        functionName: 'permit2TransferAndMulticall',
        args: [owner, permit, calls, refundTo, nftRecipient, metadata, signature],
        value: 0n,
      }
    }
    default:
      return authorization satisfies never
  }
}

const errorsOf = [...permitErc20Abi, ...permit2Abi, ...callRouterAbi].filter((item) => item.type === 'error')

/** Errors of the token, of Permit2 and of the signed calls come back unchanged. */
const depositoryPullAbi = [...depositoryAbi, ...errorsOf]
const proxyPullAbi = [
  ...approvalProxyAbi,
  ...depositoryAbi.filter((item) => item.type === 'error'),
  ...errorsOf,
]
