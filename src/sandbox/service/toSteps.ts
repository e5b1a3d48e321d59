import { encodeFunctionData, zeroAddress } from 'viem'
import { depositoryAbi, erc20Abi } from '../contracts/generated/abis.ts'
import type { LedgerGasPrice } from './ports.ts'
import type { ServiceRequest } from './requestModel.ts'
import { toSendCall } from './sendCall.ts'

/** Writes what the user must do: send on one chain; pay a deposit address; else approve exactly the input where it is a token, then deposit it. */
export function toSteps(request: ServiceRequest, gasPrice: LedgerGasPrice) {
  const { id, user, terms, depositAddress } = request
  const { currencyIn, depository, amountIn } = terms
  const isNative = currencyIn.address === zeroAddress
  const transaction = (to: string, data: string, value: bigint) => ({
    from: user,
    to,
    data,
    value: value.toString(),
    maxFeePerGas: gasPrice.maxFeePerGas.toString(),
    maxPriorityFeePerGas: gasPrice.maxPriorityFeePerGas.toString(),
    chainId: currencyIn.chainId,
  })
  const check = { endpoint: `/intents/status?requestId=${id}`, method: 'GET' }
  if (terms.isSend) {
    const { to, data, value } = toSendCall(request)
    return [
      {
        id: 'send',
        action: 'Confirm transaction in your wallet',
        description: `Send ${currencyIn.symbol} to the recipient`,
        kind: 'transaction',
        requestId: id,
        items: [{ status: 'incomplete', data: transaction(to, data, value), check }],
      },
    ]
  }
  if (depositAddress) {
    const { address } = depositAddress
    return [
      {
        id: 'deposit',
        action: 'Confirm transaction in your wallet',
        description: `Send ${currencyIn.symbol} to the deposit address`,
        kind: 'transaction',
        requestId: id,
        depositAddress: address,
        items: [{ status: 'incomplete', data: transaction(address, '0x', amountIn), check }],
      },
    ]
  }
  const approve = {
    id: 'approve',
    action: 'Confirm transaction in your wallet',
    description: `Approve ${currencyIn.symbol} for the deposit`,
    kind: 'transaction',
    requestId: id,
    items: [
      {
        status: 'incomplete',
        data: transaction(
          currencyIn.address,
          encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [depository, amountIn] }),
          0n,
        ),
      },
    ],
  }
  const deposit = {
    id: 'deposit',
    action: 'Confirm transaction in your wallet',
    description: `Deposit ${currencyIn.symbol} for the solver`,
    kind: 'transaction',
    requestId: id,
    items: [
      {
        status: 'incomplete',
        data: isNative
          ? transaction(
              depository,
              encodeFunctionData({ abi: depositoryAbi, functionName: 'depositNative', args: [id] }),
              amountIn,
            )
          : transaction(
              depository,
              encodeFunctionData({
                abi: depositoryAbi,
                functionName: 'depositErc20',
                args: [id, currencyIn.address, amountIn],
              }),
              0n,
            ),
        check,
      },
    ],
  }
  return isNative ? [deposit] : [approve, deposit]
}
