import type { Order, OrderRefund } from '../../../decode/order/decodeOrder.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { refundsPayer } from '../../../utils/address/refundsPayer.ts'
import { hasEvmAddresses, parseChainAddress } from '../../../utils/address/families/parseChainAddress.ts'
import type { NonEvmChain } from '../../../utils/chains/nonEvmChain.ts'
import { evmAddressPattern } from '../../../schemas/base/primitives.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'
import { isKnownCurrency, swappedInput, swappedOutput } from '../../swappedCurrency.ts'

/** The order refunds who was asked to be refunded, in a currency of the quote. */
export const orderRefund: AuditRuleCheck = function* (input) {
  const { quote, order } = input
  if (!order) return
  const { inputs = [] } = order
  const refunds = inputs.flatMap(({ refunds = [] }) => refunds)
  const { user, recipient: receiver = user, useDepositAddress, refundTo } = quote.parameters
  if (!refundsAll(input) && (refundTo !== undefined || !useDepositAddress)) {
    yield {
      severity: 'confirm',
      message: 'An input of the order has no refund, or none once the order has expired.',
    }
  }
  for (const refund of refunds) {
    const { recipient, chainId = '', currency = '' } = refund
    const isRecipient = isSameAddress(recipient, receiver)
    if (
      recipient !== undefined &&
      !refundeesOf(input, refund).some((expected) => isSameAddress(expected, recipient))
    ) {
      yield isRecipient && isAtDestination(input, chainId)
        ? {
            severity: 'confirm',
            message:
              'The order may refund the recipient on the destination network, in place of your refund address.',
            facts: { recipient },
          }
        : { message: 'The order refunds someone other than you asked for.', facts: { recipient } }
    }
    const sides = sidesOf(input, order, refund)
    if (sides.length === 0) {
      yield {
        message: 'The order refunds a different currency than the quote.',
        facts: { chainId, currency },
      }
    } else if (!sides.some((side) => isPaidOrKnown(input, side))) {
      yield {
        severity: 'confirm',
        message:
          'The order refunds another token than you pay, of which only the quote says what it is worth.',
        facts: { chainId, currency },
      }
    }
  }
}

/** Whatever the order takes is refunded where it is not filled. */
export function refundsAll(input: AuditInput): boolean {
  const { inputs = [] } = input.order ?? {}
  return (
    inputs.length > 0 && inputs.every(({ refunds = [] }) => refunds.some((refund) => isInTime(input, refund)))
  )
}

/** Until the order is over it may still be filled: a refund that ends earlier is none. */
function isInTime({ quote, order }: AuditInput, { deadline }: OrderRefund): boolean {
  return deadline === undefined || deadline >= (order?.output?.deadline ?? quote.receivedAt / 1_000)
}

/** Without a word from the user, the service refunds the recipient, else the user. */
function refundeesOf(input: AuditInput, { chainId }: OrderRefund): string[] {
  const { user, recipient = user, refundTo, destinationChainId } = input.quote.parameters
  if (refundTo === undefined) return [recipient, user]
  // Nobody knows yet who will pay; an order of the user's own deposit may name the user.
  if (refundsPayer(refundTo)) return [refundTo, user]
  if (!isAtDestination(input, chainId)) return [refundTo]
  const chain = input.nonEvmChains.find(({ id }) => id === destinationChainId)
  // Who pays in another family has no address where the money was to arrive: there it can only go to who receives.
  return [isAddressOf(chain, refundTo, recipient) ? refundTo : recipient]
}

/** The order pays out there, and takes nothing there. */
function isAtDestination({ order }: AuditInput, chainId: string | undefined): boolean {
  const { inputs = [], output } = order ?? {}
  return (
    chainId !== undefined &&
    chainId === output?.chainId &&
    inputs.every(({ payment }) => payment?.chainId !== chainId)
  )
}

/** A chain that nobody named is told by who receives there: has it addresses of the EVM or others. */
function isAddressOf(chain: NonEvmChain | undefined, text: string, recipient: string): boolean {
  if (chain && !hasEvmAddresses(chain)) return parseChainAddress(text, chain).address !== undefined
  return evmAddressPattern.test(text) === evmAddressPattern.test(recipient)
}

/**
 * What is refunded: what was paid, or what it was swapped to, where it was paid; what was to be received, or what was to be
 * swapped to it, where that was. Some deployments leave out the chain or the currency, and more than one may fit.
 */
function sidesOf(
  input: AuditInput,
  { inputs = [], output }: Order,
  { chainId, currency }: OrderRefund,
): RefundedCurrency[] {
  const { currencyIn, currencyOut } = input.quote.details
  const origins = inputs.map(({ payment }) => payment?.chainId)
  const isNamed = (names: readonly (string | undefined)[]) =>
    chainId === undefined || names.some((name) => name === undefined || name === chainId)
  const sides = [
    ...(inputs.length > 0 && isNamed(origins) ? [currencyIn.currency, swappedInput(input)] : []),
    ...(isNamed([output?.chainId]) ? [currencyOut.currency, swappedOutput(input)] : []),
  ]
  return sides.flatMap((side) =>
    side && (currency === undefined || isSameAddress(currency, side.address)) ? [side] : [],
  )
}

interface RefundedCurrency {
  chainId: number
  address: string
}

/** The person chose it, or the page knows it. */
function isPaidOrKnown(input: AuditInput, side: RefundedCurrency): boolean {
  const { currencyIn, currencyOut } = input.quote.details
  const chosen = [currencyIn.currency, currencyOut.currency]
  return (
    chosen.some(({ chainId, address }) => chainId === side.chainId && isSameAddress(address, side.address)) ||
    isKnownCurrency(input, side)
  )
}
