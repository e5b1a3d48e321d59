import { BaseError, ContractFunctionRevertedError, InsufficientFundsError } from 'viem'
import { PaymentRefusedError, type PaymentAction, type PaymentRefusal } from '../errors.ts'
import type { LedgerPayment, LedgerReceipt } from '../service/ports.ts'
import { preparePayment, type SolverChain } from './preparePayment.ts'
import { readBalance } from './readBalance.ts'
import { serialize } from './serialize.ts'
import { toLedgerReceipt } from './toLedgerReceipt.ts'

export type Payer = (action: PaymentAction, payment: LedgerPayment) => Promise<LedgerReceipt>

/** Returns the function that makes the payments of one account on one chain. */
export function createPayer(solverChain: SolverChain): Payer {
  const { client } = solverChain
  const inOrder = serialize()

  return async (action, payment) => {
    // Only up to the sending: a nonce is taken then, and waiting for blocks one payment at a time would be slow.
    const transactionHash = await inOrder(async () => {
      try {
        const send = await preparePayment(solverChain, action, payment)
        return await send()
      } catch (cause) {
        const refusal = await findRefusal(solverChain, action, payment, cause)
        throw refusal ? new PaymentRefusedError({ action, ...refusal, payment, cause }) : cause
      }
    })
    const receipt = await client.waitForTransactionReceipt({ hash: transactionHash })
    const ledgerReceipt = await toLedgerReceipt(client, receipt)
    if (receipt.status === 'success') return ledgerReceipt
    throw new PaymentRefusedError({ action, reason: 'reverted', payment, receipt: ledgerReceipt })
  }
}

/** Tells why a chain refused; undefined when something else failed, for instance the connection. */
async function findRefusal(
  { chain, client, wallet }: SolverChain,
  action: PaymentAction,
  { currency, amount, authorization }: LedgerPayment,
  error: unknown,
): Promise<{ reason: PaymentRefusal; callIndex?: number } | undefined> {
  if (!(error instanceof BaseError)) return undefined
  if (error.walk((cause) => cause instanceof InsufficientFundsError)) return { reason: 'notEnoughFunds' }
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  if (!(revert instanceof ContractFunctionRevertedError)) return undefined
  const { errorName, args } = revert.data ?? {}
  if (errorName && paidErrors.has(errorName)) return { reason: 'alreadyPaid' }
  if (errorName === 'NotEnoughFunds') return { reason: 'notEnoughFunds' }
  if (errorName === 'CallFailed') return { reason: 'callFailed', callIndex: Number(args?.[0]) }
  if (action === 'sweep') return { reason: 'reverted' }
  const owner = authorization?.owner ?? wallet.account.address
  const payer = action === 'refund' ? chain.depository : owner
  if ((await readBalance(client, currency, payer)) < amount) return { reason: 'notEnoughFunds' }
  return { reason: errorName === 'TransferFailed' ? 'transferFailed' : 'reverted' }
}

/** A request that was filled, refunded or swept, or an authorization that was used. */
const paidErrors: ReadonlySet<string> = new Set([
  'AlreadyFilled',
  'AlreadyRefunded',
  'AlreadySwept',
  'AuthorizationSpent',
])
