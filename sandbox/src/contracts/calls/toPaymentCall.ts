import { depositAbi } from '@causeway/react/schemas'
import { isAddressEqual, zeroAddress } from 'viem'
import type { LedgerChain } from '../../domain/chains/chain.ts'
import type { LedgerPayment } from '../../domain/ledger/ledger.ts'
import type { PaymentAction } from '../../errors.ts'
import { callFillerAbi, callRunnerAbi, depositAddressesAbi, depositoryAbi } from '../generated/abis.ts'
import type { PaymentCall } from './paymentCall.ts'
import { toPullCall } from './toPullCall.ts'

/** Writes the call that makes a payment. Its ABI includes the errors of contracts that the called one calls. */
export function toPaymentCall(
  chain: LedgerChain,
  action: PaymentAction,
  payment: LedgerPayment,
): PaymentCall {
  const { depository, depositAddresses, callFiller } = chain
  const { orderId, currency, recipient, amount, topup = 0n, addressId, calls } = payment
  const isNative = isAddressEqual(currency, zeroAddress)
  const depositoryCall = { address: depository, abi: depositoryAbi, value: 0n }
  switch (action) {
    case 'refund':
      return {
        ...depositoryCall,
        functionName: 'refund',
        args: [orderId, currency, recipient, amount],
      }
    case 'collect': {
      const depositCall = { ...depositoryCall, abi: collectAbi }
      return isNative
        ? { ...depositCall, functionName: 'depositNative', args: [zeroAddress, orderId], value: amount }
        : {
            ...depositCall,
            functionName: 'depositErc20',
            args: [zeroAddress, currency, amount, orderId],
          }
    }
    case 'pull':
      return toPullCall(chain, payment)
    case 'sweep':
      if (!addressId) throw new TypeError('A sweep needs the id of its deposit address.')
      return {
        address: depositAddresses,
        abi: depositAddressesAbi,
        functionName: 'sweep',
        args: [addressId, orderId, amount],
        value: 0n,
      }
    case 'fill': {
      const value = isNative ? amount : topup
      if (calls) {
        const args = [orderId, currency, amount, recipient, calls.calls, calls.gas ?? 0n]
        return { address: callFiller, abi: callFillAbi, functionName: 'fillCalls', args, value }
      }
      return isNative
        ? { ...depositoryCall, functionName: 'fillNative', args: [orderId, recipient], value }
        : {
            ...depositoryCall,
            functionName: 'fillErc20',
            args: [orderId, currency, recipient, amount],
            value,
          }
    }
    default:
      return action satisfies never
  }
}

/** The contracts' errors for an order that was already filled, refunded or swept, or a signature that was already used. */
export const paidErrors: ReadonlySet<string> = new Set([
  'AlreadyFilled',
  'AlreadyRefunded',
  'AlreadySwept',
  'AuthorizationSpent',
  'InvalidNonce',
])

/** The filler's ABI, with the errors of its runner. */
const callFillAbi = [...callFillerAbi, ...callRunnerAbi.filter((item) => item.type === 'error')]

/** The deposit function, with the errors of the depository. */
const collectAbi = [...depositAbi, ...depositoryAbi.filter((item) => item.type === 'error')]
