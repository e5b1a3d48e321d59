import { isSameRequestId } from '../schemas/requests/isSameRequestId.ts'
import type { EmbeddedAmount, EmbeddedCurrency } from '../schemas/currency.ts'
import { toRequestAmounts } from '../schemas/requests/toRequestAmounts.ts'
import type { RequestRecord } from '../schemas/requests/requestRecord.ts'
import type { RequestState } from '../schemas/status/requestState.ts'
import { isSameAddress } from '../utils/address/isSameAddress.ts'
import { zeroAddress } from '../utils/address/zeroAddress.ts'
import { nativeAddressOf, type AnyChain } from '../utils/chains/nonEvmChain.ts'
import type { Token } from '../utils/tokens/token.ts'
import { findDepositRefusal } from './request/findDepositRefusal.ts'
import type { KnownDepositParties } from './request/depositParties.ts'
import { payableUntil, startAtCreation, type DepositTerms } from './depositTerms.ts'

/** What a page knows about a stored deposit address without reading storage. */
export interface DepositExpectations {
  chains: readonly AnyChain[]
  tokens: readonly Token[]
  /** The `user` that the request must have, if the page sets one. */
  user?: string | undefined
  /** The parties known without reading storage; the user must accept any other before the address is shown. */
  parties: KnownDepositParties
  /** How long addresses can be paid, in seconds from the request's `createdAt`. */
  ttl: number
  /** How far the device's clock is behind, in milliseconds, as far as a server's responses tell; negative if it is ahead. @default 0 */
  behindMs?: number | undefined
}

/**
 * Terms from storage, if the provider's record confirms them; undefined if it omits or contradicts anything that funds
 * depend on. Storage can only shorten the time to pay.
 *
 * @param lookup Provides the chains that the record's currencies omit.
 */
export function confirmTerms(
  stored: DepositTerms,
  {
    record,
    lookup,
    page,
  }: { record: RequestRecord; lookup: RequestState | undefined; page: DepositExpectations },
): DepositTerms | undefined {
  const { depositAddress, data } = record
  const recoveryAddress = depositAddress?.recoveryAddress
  const addresses = [
    [depositAddress?.address, stored.address],
    [record.recipient, stored.recipient],
    [record.refundTo, stored.refundTo],
    [record.user, page.user ?? record.user],
    ...(recoveryAddress === undefined ? [] : [[recoveryAddress, stored.recoveryAddress]]),
  ]
  const isConfirmed =
    isSameRequestId(record.id, stored.requestId) &&
    // A payment now would belong to another request, which has its own parties.
    record.supersededByRequestId === undefined &&
    depositAddress?.type === stored.type &&
    addresses.every(([reported, kept]) => isSameAddress(reported, kept ?? undefined)) &&
    // The token paid is always native, and terms omit that.
    stored.pay.currency == null &&
    isPossible(stored, page.chains) &&
    isSameSide(stored.pay, toRequestAmounts(record).quotedInput, lookup?.originChainId, page) &&
    isSameSide(
      stored.receive,
      data.route?.quoted?.destination?.outputCurrency,
      lookup?.destinationChainId,
      page,
    ) &&
    !Number.isNaN(Date.parse(record.createdAt ?? ''))
  if (!isConfirmed) return undefined
  const terms = startAtCreation(stored, record.createdAt, page.behindMs)
  return { ...terms, recoveryAddress, expiresAt: payableUntil(terms, page.ttl * 1000) }
}

/** Whether this page would request such an address, too. */
function isPossible({ pay, receive, type }: DepositTerms, chains: readonly AnyChain[]): boolean {
  const parameters = {
    originChainId: pay.chainId,
    destinationChainId: receive.chainId,
    destinationCurrency: receive.currency,
    type,
  }
  return findDepositRefusal(parameters, chains) === undefined
}

function isSameSide(
  { chainId, amount, decimals, currency }: DepositTerms['pay'],
  reported: EmbeddedAmount | undefined,
  lookedUpChainId: number | undefined,
  { chains, tokens }: DepositExpectations,
): boolean {
  const chain = chains.find(({ id }) => id === chainId)
  const native = chain ? nativeAddressOf(chain) : zeroAddress
  const ofChain: EmbeddedCurrency[] = tokens.filter(
    (token) => token.chainId === chainId && token.verified !== false && !isSameAddress(token.address, native),
  )
  const known = chain ? [{ ...chain.nativeCurrency, address: native }, ...ofChain] : ofChain
  const address = reported?.currency && addressOf(reported.currency, known)
  const listed = known.find((token) => isSameAddress(token.address, address))
  const reportedDecimals = reported?.currency?.decimals
  return (
    reported?.amount === amount &&
    (reported.currency?.chainId ?? lookedUpChainId) === chainId &&
    isSameAddress(address, currency ?? native) &&
    // A token that the page doesn't list may claim any decimals.
    listed?.decimals === decimals &&
    (reportedDecimals === undefined || reportedDecimals === decimals)
  )
}

/** The provider may omit an address: the symbol must then belong to exactly one of the page's tokens. */
function addressOf(
  { address, symbol }: EmbeddedCurrency,
  known: readonly EmbeddedCurrency[],
): string | undefined {
  if (address !== undefined) return address
  const named = known.filter((token) => symbol !== undefined && token.symbol === symbol)
  return named.length === 1 ? named[0]?.address : undefined
}
