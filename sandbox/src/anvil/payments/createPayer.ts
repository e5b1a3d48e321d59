import { BaseError, ContractFunctionRevertedError, InsufficientFundsError, type Hex } from 'viem'
import { paidErrors } from '../../contracts/calls/toPaymentCall.ts'
import { PaymentRefusedError, type PaymentAction, type PaymentRefusal } from '../../errors.ts'
import type { LedgerPayment, LedgerReceipt } from '../../domain/ledger/ledger.ts'
import { preparePayment, type SolverChain } from './preparePayment.ts'
import { readBalance } from '../readers/readBalance.ts'
import { createKeyedQueue } from '../../domain/request/flow/keyedQueue.ts'
import { readLedgerReceipt } from '../readers/readLedgerReceipt.ts'

/** The payments of one account on one chain. */
export interface Payer {
  /** @throws {PaymentRefusedError} when the chain would refuse the payment. */
  simulate(action: PaymentAction, payment: LedgerPayment): Promise<void>
  /** @throws {PaymentRefusedError} when the chain refuses the payment. */
  pay(action: PaymentAction, payment: LedgerPayment): Promise<LedgerReceipt>
}

/** Makes the payments of one account on one chain. */
export function createPayer(solverChain: SolverChain): Payer {
  const { client } = solverChain
  const enqueue = createKeyedQueue()

  return {
    async simulate(action, payment) {
      await attempt(action, payment, () => preparePayment(solverChain, action, payment))
    },
    async pay(action, payment) {
      // Queued only until it is sent, when its nonce is used up. Waiting for each payment's block would be slow.
      const transactionHash = await enqueue('nonce', () =>
        attempt(action, payment, async () => {
          const send = await preparePayment(solverChain, action, payment)
          return send()
        }),
      )
      const receipt = await client.waitForTransactionReceipt({ hash: transactionHash })
      const ledgerReceipt = await readLedgerReceipt(client, receipt)
      if (receipt.status === 'success') return ledgerReceipt
      throw new PaymentRefusedError({ action, reason: 'reverted', payment, receipt: ledgerReceipt })
    },
  }

  async function attempt<result>(
    action: PaymentAction,
    payment: LedgerPayment,
    run: () => Promise<result>,
  ): Promise<result> {
    try {
      return await run()
    } catch (cause) {
      const refusal = await findRefusal(solverChain, action, payment, cause)
      throw refusal ? new PaymentRefusedError({ action, ...refusal, payment, cause }) : cause
    }
  }
}

interface Refused {
  reason: PaymentRefusal
  callIndex?: number
  revertData?: Hex
}

/** The reason why a chain refused; undefined if something else failed, such as the connection. */
async function findRefusal(
  { chain, client, wallet }: SolverChain,
  action: PaymentAction,
  { currency, amount, authorization }: LedgerPayment,
  error: unknown,
): Promise<Refused | undefined> {
  if (!(error instanceof BaseError)) return undefined
  if (error.walk((cause) => cause instanceof InsufficientFundsError)) return { reason: 'notEnoughFunds' }
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  if (!(revert instanceof ContractFunctionRevertedError)) return undefined
  const { errorName, args } = revert.data ?? {}
  const revertData = revert.raw ?? '0x'
  if (errorName && paidErrors.has(errorName)) return { reason: 'alreadyPaid' }
  if (errorName === 'NotEnoughFunds') return { reason: 'notEnoughFunds' }
  if (errorName === 'CallFailed') {
    return { reason: 'callFailed', callIndex: Number(args?.[0]), revertData: args?.[1] as Hex }
  }
  if (action === 'sweep') return { reason: 'reverted' }
  const owner = authorization?.owner ?? wallet.account.address
  const payer = action === 'refund' ? chain.depository : owner
  if ((await readBalance(client, currency, payer)) < amount) return { reason: 'notEnoughFunds' }
  return { reason: errorName === 'TransferFailed' ? 'transferFailed' : 'reverted', revertData }
}
