import { isAddressEqual, type Address } from 'viem'
import type { ChainCurrency } from '../../../domain/chains/chain.ts'
import { operationOf } from '../../../domain/request/terms/operation.ts'
import { isOff, refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/**
 * Whether the user's own transactions do what is asked: on one chain they do, unless the quote request needs the solver.
 *
 * @throws {Refusal} 400 for money that is to be sent to where it is.
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
      // The wrapped currency knows no recipient but the sender.
      return !isToOther && !needsSolver(body)
    case 'swap':
      return !needsSolver(body) && !body.disableOriginSwaps
    case 'bridge':
      return false
    default:
      return operation satisfies never
  }
}

/** There is no deposit to take fees from, and no fill to give gas money with, unless the solver does it. */
function needsSolver({ topupGas, appFees, subsidizeFees, fixedRate }: ExtendedQuoteBody): boolean {
  return ![topupGas, appFees, subsidizeFees, fixedRate].every(isOff)
}
