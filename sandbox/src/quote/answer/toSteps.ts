import { defaultServicePaths, depositAbi } from '@causeway/react/schemas'
import { encodeFunctionData, zeroAddress, type Address, type Hex } from 'viem'
import { erc20Abi } from '../../contracts/generated/abis.ts'
import { permit2Address } from '../../domain/ledger/permit2Types.ts'
import { operationOf } from '../../domain/request/terms/operation.ts'
import type { LedgerGasPrice } from '../../domain/ledger/ledger.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import { toSelfCall } from './selfCall.ts'
import { toSignatureSteps } from './toSignatureSteps.ts'

/** Writes the user's steps: signatures and approvals if needed, then the deposit or the self-executed transaction. */
export function toSteps(request: ServiceRequest, gasPrice: LedgerGasPrice) {
  const { id, user, terms, depositAddress } = request
  const { currencyIn, approvals, gasLimit } = terms
  const signatureSteps = toSignatureSteps(request)
  const call = terms.isSelfExecuted ? toSelfCall(request) : toDepositCall(request)
  const spender = request.permit ? permit2Address : call.to
  const transaction = ({ to, data, value }: { to: Address; data: Hex; value: bigint }) => ({
    from: user,
    to,
    data,
    value: value.toString(),
    maxFeePerGas: gasPrice.maxFeePerGas.toString(),
    maxPriorityFeePerGas: gasPrice.maxPriorityFeePerGas.toString(),
    chainId: currencyIn.chainId,
  })
  const step = (id: string, description: string, item: object) => ({
    id,
    action: 'Confirm transaction in your wallet',
    description,
    kind: 'transaction',
    requestId: request.id,
    items: [{ status: 'incomplete', ...item }],
  })
  const last = toLastStep(request)
  const check = { endpoint: `${defaultServicePaths.status}?requestId=${id}`, method: 'GET' }
  const gas = gasLimit === undefined ? {} : { gas: gasLimit.toString() }
  const lastStep = step(last.id, last.description, { data: { ...transaction(call), ...gas }, check })
  if (depositAddress) return [{ ...lastStep, depositAddress: depositAddress.address }]
  const approvalSteps = approvals.map((amount) => {
    const args = [spender, amount] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
    const what = amount === 0n ? `Reset the approval of ${currencyIn.symbol}` : `Approve ${currencyIn.symbol}`
    return step('approve', `${what} for the ${last.purpose}`, {
      data: transaction({ to: currencyIn.address, data, value: 0n }),
    })
  })
  if (request.permit) return [...approvalSteps, ...signatureSteps]
  return [...signatureSteps, ...approvalSteps, lastStep]
}

function toLastStep({ terms, depositAddress }: ServiceRequest): {
  id: string
  description: string
  purpose: string
} {
  const [input, output] = [terms.currencyIn.symbol, terms.currencyOut.symbol]
  if (depositAddress) {
    return { id: 'deposit', description: `Send ${input} to the deposit address`, purpose: 'deposit' }
  }
  if (!terms.isSelfExecuted) {
    return { id: 'deposit', description: `Deposit ${input} for the solver`, purpose: 'deposit' }
  }
  switch (operationOf(terms)) {
    case 'wrap':
      return { id: 'swap', description: `Wrap ${input} as ${output}`, purpose: 'wrap' }
    case 'unwrap':
      return { id: 'swap', description: `Unwrap ${input} to ${output}`, purpose: 'unwrap' }
    case 'swap':
      return { id: 'swap', description: `Swap ${input} for ${output}`, purpose: 'swap' }
    default:
      return { id: 'send', description: `Send ${input} to the recipient`, purpose: 'transfer' }
  }
}

function toDepositCall({ orderId, user, terms, depositAddress }: ServiceRequest): {
  to: Address
  data: Hex
  value: bigint
} {
  const { currencyIn, depository, amountIn } = terms
  if (depositAddress) return { to: depositAddress.address, data: '0x', value: amountIn }
  if (currencyIn.address === zeroAddress) {
    const args = [user, orderId] as const
    const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositNative', args })
    return { to: depository, data, value: amountIn }
  }
  const args = [user, currencyIn.address, amountIn, orderId] as const
  const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositErc20', args })
  return { to: depository, data, value: 0n }
}
