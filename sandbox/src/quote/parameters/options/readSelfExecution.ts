import { isAddressEqual, type Address } from 'viem'
import type { ChainCurrency } from '../../../domain/chains/chain.ts'
import { operationOf } from '../../../domain/request/terms/operation.ts'
import { isOff, refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/**
 * Whether a quote is self-executed, by the user's own transactions: if it is on one chain and doesn't need the solver.
 *
 * @throws {Refusal} 400 for sending money to its own account.
 */
export function readSelfExecution(
  body: ExtendedQuoteBody,
  {
    currencyIn,
    currencyOut,
    user,
    recipient,
  }: { currencyIn: ChainCurrency; currencyOut: ChainCurrency; user: Address; recipient: Address },
): boolean {
  if (currencyIn.chainId !== currencyOut.chainId) return false
  if (body.forceSolverExecution || !isOff(body.txs)) return false
  const operation = operationOf({ currencyIn, currencyOut })
  const isToOther = !isAddressEqual(user, recipient)
  switch (operation) {
    case 'send':
      if (!isToOther)
        throw refuseQuote('UNSUPPORTED_ROUTE', 'To send on one chain, name another "recipient".')
      for (const name of ['topupGas', 'appFees', 'fixedRate'] as const) {
        if (isOff(body[name])) continue
        throw refuseQuote('UNSUPPORTED_ROUTE', `"${name}" needs "forceSolverExecution" to send on one chain.`)
      }
      return true
    case 'wrap':
    case 'unwrap':
      // Wrapping and unwrapping always pay the sender.
      return !isToOther && !needsSolver(body)
    case 'swap':
      return !needsSolver(body) && !body.disableOriginSwaps
    case 'bridge':
      return false
    default:
      return operation satisfies never
  }
}

/**
 * Whether a request has options that only the solver can fulfill: fees are taken from the deposit, and gas top-ups are paid with the fill.
 */
function needsSolver({ topupGas, appFees, subsidizeFees, fixedRate }: ExtendedQuoteBody): boolean {
  return ![topupGas, appFees, subsidizeFees, fixedRate].every(isOff)
}
