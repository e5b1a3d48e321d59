import { decodeFillContract } from '../../decode/order/decodeOrder.ts'
import { evmAddressPattern } from '../../schemas/base/primitives.ts'
import { addressHazard } from '../../utils/address/addressHazard.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../utils/address/zeroAddress.ts'
import type { AuditInput } from '../input/auditInput.ts'
import { isAtDestination } from './refunds/orderRefunds.ts'

/** The contract that makes the requested calls, if there are any. */
export function fillContractOf({ quote: { parameters }, order }: AuditInput): string | undefined {
  return parameters.txs?.length ? order?.output?.fillContract : undefined
}

/** Whether the order pays the contract that makes the requested calls, rather than the recipient. */
export function paysFillContract(input: AuditInput): boolean {
  const fillContract = fillContractOf(input)
  return (input.order?.output?.payments ?? []).some(
    ({ recipient }) =>
      isSameAddress(recipient, fillContract) && !isSameAddress(recipient, input.quote.details.recipient),
  )
}

/** Whether the page knows the contract that makes the requested calls. Any other is known only from the quote. */
export function isFillContractKnown(input: AuditInput): boolean {
  const fillContract = fillContractOf(input)
  return fillContract !== undefined && input.allowed.mayFill(fillContract)
}

/** A contract on a chain; `address` is undefined if the order names none that can be decoded. */
export interface ChainContract {
  chainId: number
  address: string | undefined
}

/**
 * The contracts whose events count as proof that the order was filled or refunded: the contracts that pay native tokens and that make the
 * calls. Tokens aren't needed, since they log their own transfers. Outside the EVM, any contract that the order names counts, since it
 * isn't known here which currency is native.
 */
export function provingContracts(input: AuditInput): ChainContract[] {
  const { order } = input
  const { originChainId, destinationChainId } = input.quote.parameters
  const { inputs = [], output } = order ?? {}
  const needsProof = (currency: string | undefined, contract: string | undefined) =>
    isSameAddress(currency, zeroAddress) ||
    (contract !== undefined && currency !== undefined && !evmAddressPattern.test(currency))
  const isProof =
    output?.payments?.some(({ currency }) => needsProof(currency, output.fillContract)) === true ||
    (output?.calls.length ?? 0) > 0
  const refunds = inputs
    .flatMap((one) => one.refunds ?? [])
    .filter(({ currency, extraData }) => needsProof(currency, decodeFillContract(extraData)))
  return [
    ...(isProof ? [{ chainId: destinationChainId, address: output?.fillContract }] : []),
    ...refunds.map(({ chainId, extraData }) => ({
      chainId: isAtDestination(input, chainId) ? destinationChainId : originChainId,
      address: decodeFillContract(extraData),
    })),
  ]
}

/** Whether an address may be a contract that makes calls: not if it is an account or token of the quote, or a depository. */
export function canMakeCalls({ quote, order, allowed }: AuditInput, address: string): boolean {
  if (allowed.mayFill(address)) return true
  const { user, recipient, refundTo } = quote.parameters
  const { currencyIn, currencyOut } = quote.details
  const tokens = [currencyIn, currencyOut].map(({ currency }) => currency.address)
  const accounts = [user, recipient, refundTo, order?.solver]
  return (
    addressHazard(address, tokens) === undefined &&
    !accounts.some((account) => isSameAddress(account, address)) &&
    !allowed.isDepositoryOnDestination(address)
  )
}
