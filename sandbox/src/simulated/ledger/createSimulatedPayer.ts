import { decodeErrorResult, encodeFunctionData, zeroAddress, type Address, type Hex } from 'viem'
import { callRunnerAbi } from '../../contracts/generated/abis.ts'
import { paidErrors, toPaymentCall } from '../../contracts/calls/toPaymentCall.ts'
import type { LedgerPayment, LedgerReceipt } from '../../domain/ledger/ledger.ts'
import { PaymentRefusedError, type PaymentAction, type PaymentRefusal } from '../../errors.ts'
import type { SimulatedChain } from '../chain/simulatedChain.ts'
import { toLedgerReceipt } from '../chain/toLedgerReceipt.ts'
import type { Call } from '../contracts/call.ts'
import { Revert } from '../contracts/revert.ts'

/** Makes payments on a chain. */
export interface SimulatedPayer {
  /** @throws {PaymentRefusedError} when the chain would refuse the payment. */
  simulate(action: PaymentAction, payment: LedgerPayment): void
  /** @throws {PaymentRefusedError} when the chain refuses the payment. */
  pay(action: PaymentAction, payment: LedgerPayment): LedgerReceipt
}

/** Creates the payer of a simulated chain. Each payment is sent by its own account. */
export function createSimulatedPayer(
  simulated: SimulatedChain,
  { solver, sponsor }: { solver: Address; sponsor: Address },
): SimulatedPayer {
  return {
    simulate(action, payment) {
      attempt(action, payment, (call) => simulated.call(call))
    },
    pay: (action, payment) =>
      attempt(action, payment, (call) => {
        simulated.call(call)
        return toLedgerReceipt(simulated, simulated.send(call))
      }),
  }

  /** Runs the call that makes a payment, or throws why it is refused. */
  function attempt<result>(
    action: PaymentAction,
    payment: LedgerPayment,
    run: (call: Call) => result,
  ): result {
    const from = action === 'collect' ? sponsor : solver
    const { address: to, value, ...call } = toPaymentCall(simulated.chain, action, payment)
    try {
      return run({ from, to, value, data: encodeFunctionData(call) })
    } catch (cause) {
      const owner = payment.authorization?.owner
      const payer = action === 'refund' ? simulated.chain.depository : (owner ?? from)
      const isShort =
        (action !== 'sweep' && simulated.balanceOf(payment.currency, payer) < payment.amount) ||
        simulated.balanceOf(zeroAddress, from) < value
      const reason = reasonOf(cause, isShort)
      throw new PaymentRefusedError({ action, reason, ...revertOf(cause), payment, cause })
    }
  }
}

function reasonOf(cause: unknown, isShort: boolean): PaymentRefusal {
  const errorName = cause instanceof Revert ? cause.errorName : undefined
  if (errorName && paidErrors.has(errorName)) return 'alreadyPaid'
  if (errorName === 'CallFailed') return 'callFailed'
  if (isShort || errorName === 'NotEnoughFunds') return 'notEnoughFunds'
  return errorName === 'TransferFailed' ? 'transferFailed' : 'reverted'
}

/** The index and revert data of the call that reverted; without an index, the whole payment did. */
function revertOf(cause: unknown): { callIndex?: number; revertData?: Hex } {
  if (!(cause instanceof Revert)) return {}
  if (cause.errorName !== 'CallFailed') return { revertData: cause.data }
  const { args } = decodeErrorResult({ abi: callFailedAbi, data: cause.data })
  const [index, revertData] = args
  return { callIndex: Number(index), revertData }
}

const callFailedAbi = callRunnerAbi.filter((item) => item.type === 'error' && item.name === 'CallFailed')
