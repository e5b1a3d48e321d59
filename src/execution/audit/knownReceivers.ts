import type { Quote } from '../../actions/getQuote.ts'
import { isSameAddress } from '../../utils/address.ts'

/**
 * Who may get the input without further ado: the service's depository, the deposit address of a step, and on one and
 * the same chain the recipient.
 */
export function isKnownReceiver({ protocol, steps, details }: Quote, address: string): boolean {
  const isSameChain = details.currencyIn.currency.chainId === details.currencyOut.currency.chainId
  return [
    protocol?.v2?.paymentDetails?.depository,
    ...steps.map(({ depositAddress }) => depositAddress ?? undefined),
    isSameChain ? details.recipient : undefined,
  ].some((known) => isSameAddress(known, address))
}
