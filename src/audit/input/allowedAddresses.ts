import type { Quote } from '../../actions/getQuote.ts'
import type { KnownContract } from '../../client/deployment/knownContracts.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'

/** Which addresses a quote may pay, approve or call. */
export interface AllowedAddresses {
  /** Input and output are on one chain. */
  isOneChain: boolean
  /** The integrator names no contracts, so those of the quote are accepted. */
  trustsQuote: boolean
  /** The contracts are known: from the integrator, or from the quote's depository. */
  hasDepository: boolean
  /** May receive the input: a contract of the provider, a requested deposit address or, for a transfer on one chain, the recipient. */
  mayReceive(address: string | undefined): boolean
  /** A contract of the provider that may be called: a depository, which credits payments that carry an ID, or one that swaps. */
  isService(address: string): boolean
  /** A contract of the provider on any chain, as named by the integrator or, without that, by the quote. */
  isKnown(address: string): boolean
  /** Takes deposits, and credits payments that carry an ID, as named by the integrator or, without that, by the quote. */
  isDepository(address: string | undefined): boolean
  /** Does with a permit only what was signed. Only contracts that the integrator names so. */
  takesPermits(address: string): boolean
  /** Swaps, and spends the user's approval only when the user calls it. Only contracts that the integrator names so. */
  isRouter(address: string): boolean
  /** Takes deposits on the destination chain: a payment to it may fill any order. */
  isDepositoryOnDestination(address: string): boolean
  /** Proves payments on a chain by its events. Only contracts that the integrator names so; undefined if it names none on that chain. */
  isFillContract(address: string | undefined, chainId: number): boolean | undefined
  /** Makes the requested calls, and may be paid for them on the destination chain. Only contracts that the integrator names so. */
  mayFill(address: string): boolean
}

/**
 * Finds which addresses a quote may use. If the integrator names contracts, only those count: an attacker who forges a quote also forges
 * the contracts in it.
 */
export function allowedAddresses(
  quote: Quote,
  contracts: readonly KnownContract[] | undefined,
): AllowedAddresses {
  const { protocol, steps, details, parameters } = quote
  const { originChainId, destinationChainId, originCurrency, destinationCurrency } = parameters
  const depository = protocol?.v2?.paymentDetails?.depository
  const on = (id: number) => contracts?.filter(({ chainId }) => chainId === id)
  // A fill contract takes no payments, unless it also has another role.
  const onOrigin = on(originChainId)?.filter(
    ({ isFillContract, isDepository, takesPermits, isRouter }) =>
      !isFillContract || isDepository || takesPermits || isRouter,
  )
  const services = onOrigin?.map(({ address }) => address) ?? [depository]
  const depositories = onOrigin?.filter(({ isDepository }) => isDepository).map(({ address }) => address) ?? [
    depository,
  ]
  const isService = (address: string) => services.some((known) => isSameAddress(known, address))
  const onDestination = on(destinationChainId)
  const isOneChain = originChainId === destinationChainId
  const isSend = isOneChain && isSameAddress(originCurrency, destinationCurrency)
  const depositAddresses = parameters.useDepositAddress ? depositAddressesOf(steps) : []
  const receivers = [...services, ...depositAddresses, ...(isSend ? [details.recipient] : [])]
  const hasDepository = depository !== undefined || contracts !== undefined
  return {
    isOneChain,
    hasDepository,
    trustsQuote: contracts === undefined,
    isService,
    isKnown: (address) =>
      contracts?.some((known) => isSameAddress(known.address, address)) ?? isService(address),
    isDepository: (address) => depositories.some((known) => isSameAddress(known, address)),
    takesPermits: (address) =>
      onOrigin?.some((known) => known.takesPermits && isSameAddress(known.address, address)) ?? false,
    isRouter: (address) =>
      onOrigin?.some((known) => known.isRouter && isSameAddress(known.address, address)) ?? false,
    isDepositoryOnDestination: (address) =>
      onDestination
        ? onDestination.some((known) => known.isDepository && isSameAddress(known.address, address))
        : isSameAddress(depository, address),
    isFillContract: (address, chainId) => {
      const known = on(chainId)?.filter(({ isFillContract }) => isFillContract) ?? []
      return known.length === 0 ? undefined : known.some((one) => isSameAddress(one.address, address))
    },
    mayFill: (address) => {
      const known = onDestination?.filter((one) => isSameAddress(one.address, address)) ?? []
      return (
        known.some(({ isFillContract }) => isFillContract) && !known.some(({ isDepository }) => isDepository)
      )
    },
    mayReceive: (address) => receivers.some((known) => isSameAddress(known, address)),
  }
}

/** Every deposit address that a quote names. */
export function depositAddressesOf(steps: Quote['steps']): string[] {
  return steps.flatMap(({ depositAddress }) => (depositAddress == null ? [] : [depositAddress]))
}
