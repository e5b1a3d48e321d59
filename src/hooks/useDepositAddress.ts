'use client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { GetQuoteParameters } from '../actions/quoteParameters.ts'
import type { Quote } from '../actions/getQuote.ts'
import type { DepositProgress } from '../deposit/depositProgress.ts'
import { depositDisclosures, type DepositDisclosure } from '../deposit/depositDisclosures.ts'
import { depositProblems, type DepositProblem } from '../deposit/depositProblems.ts'
import type { DepositAddressParameters } from '../deposit/depositAddressParameters.ts'
import { depositRefusal, type DepositRefusal } from '../deposit/depositRefusal.ts'
import type { DepositTerms } from '../deposit/depositTerms.ts'
import { toDepositQuoteParameters } from '../deposit/toDepositQuoteParameters.ts'
import { depositAddressMutationOptions } from '../query/depositAddress.ts'
import { toJsonText } from '../utils/toJsonText.ts'
import { useCauseway } from './internal/causewayContext.ts'
import { useConfig, type ConfigParameter } from './internal/useConfig.ts'
import { useTokens } from './useTokens.ts'
import { useDepositAddresses } from './useDepositAddresses.ts'
import { useDepositProgress } from './internal/useDepositProgress.ts'
import { useIsPast } from './internal/useIsPast.ts'

export interface UseDepositAddressParameters extends DepositAddressParameters, ConfigParameter {
  /** Follows this request instead of asking for an address; the question then counts for nothing. */
  requestId?: string | undefined
}

/**
 * Whether the address may be paid.
 *
 * - `payable`: it may, once
 * - `paid`: a payment was seen; another one is promised nothing
 * - `expired`: its time is over; what was sent is followed all the same
 * - `otherAddress`: the service names another address for the request than before
 * - `unclear`: the service says of the request what nobody knows
 * - `foreign`: somebody else asked for it, or another device; it is followed, and no address is given
 */
export type DepositAddressStatus = 'payable' | 'paid' | 'expired' | 'otherAddress' | 'unclear' | 'foreign'

export interface UseDepositAddressReturnType {
  /** Why there is no deposit address for this question; undefined when there is. */
  refusal: DepositRefusal | undefined
  /** What must be mended before it may be asked for, in the order of a form. */
  problems: readonly DepositProblem[]
  /** What the payer must have been told before; show all of it. */
  requiredDisclosures: readonly DepositDisclosure[]
  /** Asks for an address. Does nothing while there is a refusal or a problem. */
  request: () => void
  /** The same, resolving with the request's id; undefined when nothing was asked. */
  requestAsync: () => Promise<string | undefined>
  isRequesting: boolean
  /** Why no address could be had. */
  error: Error | null
  /** The id of the request that is followed. */
  requestId: string | undefined
  /** Missing until an address was given out for this very question, or for this request in this browser. */
  status: DepositAddressStatus | undefined
  /** What to pay, and where: only while `status` is `payable`. */
  payable: DepositTerms | undefined
  /** The terms without leave to pay: amounts and people, for the time after. */
  terms: DepositTerms | undefined
  /** The quote with its fees; missing after a reload. */
  quote: Quote | undefined
  /** False while there is no address, and when the browser could not store it: a reload then loses it. */
  isStored: boolean
  /** Where the payment stands; missing until something is known. */
  progress: DepositProgress | undefined
  /** The service can't be reached right now. */
  isUnreachable: boolean
  /** The history can't be read: amounts and transactions are missing. */
  isWithoutHistory: boolean
  /** Lets go of the address that was asked for here; it is followed on in `useDepositAddresses`. */
  reset: () => void
}

/**
 * Asks for a deposit address and follows it: for payers who send from any wallet or exchange, so that none needs to be
 * connected. The address is asked for once, checked, stored, and only then given out, with what it is to be paid. It
 * is taken back when the question changes, when it was paid, and when its time is over.
 *
 * @example
 * const deposit = useDepositAddress({
 *   originChainId: 1, destinationChainId: 8453, amount: 10n ** 18n,
 *   recipient, refundTo, acknowledgedRefundTo: isConfirmed ? refundTo : undefined,
 * })
 * <button disabled={deposit.problems.length > 0} onClick={deposit.request}>Show the address</button>
 * {deposit.payable?.address}
 *
 * @example
 * const { progress } = useDepositAddress({ requestId }) // after a reload, or on another device
 */
export function useDepositAddress({
  config: givenConfig,
  requestId: givenId,
  ...question
}: UseDepositAddressParameters = {}): UseDepositAddressReturnType {
  const config = useConfig('useDepositAddress', { config: givenConfig })
  const { chains, depositBook: book } = config
  const { wallet } = useCauseway('useDepositAddress')
  const { tokens } = useTokens({ config })
  const audit = config.getAudit()
  const { deposits } = useDepositAddresses({ config })
  const places = useMemo(
    () => ({
      tokens: tokens.map(({ address }) => address),
      contracts: (audit.contracts ?? []).map(({ address }) => address),
      depositAddresses: deposits.map(({ terms }) => terms.address),
    }),
    [tokens, audit.contracts, deposits],
  )
  const asked = { ...question, recipient: question.recipient?.trim() || wallet?.address }
  const refusal = depositRefusal(asked, chains)
  const problems = depositProblems(asked, places)
  const parameters = toDepositQuoteParameters(asked, wallet?.address)
  const canAsk = !refusal && problems.length === 0 && parameters !== undefined

  const mutation = useMutation(depositAddressMutationOptions(config))
  // An answer to another question than the present one is shown to nobody.
  const given = areSameParameters(mutation.data?.quote.parameters, parameters) ? mutation.data : undefined
  const requestId = givenId ?? given?.terms.requestId
  const known = deposits.find(({ terms }) => terms.requestId === requestId)
  const { progress, ...following } = useDepositProgress(config, requestId, known)
  const terms = known?.terms
  const isPast = useIsPast(terms?.expiresAt ?? undefined)

  // What is shown can be found again: it is listed once it was stored, and shown once it is listed.
  const isListed = known !== undefined
  const news = given?.terms
  useEffect(() => {
    if (news && !isListed) void book.keep(news)
  }, [book, news, isListed])
  const { state } = progress ?? {}
  useEffect(() => {
    if (requestId !== undefined && state !== undefined) void book.note(requestId, state)
  }, [book, requestId, state])

  const status = requestId === undefined || !progress ? undefined : statusOf(terms, progress, isPast)
  return {
    refusal,
    problems,
    requiredDisclosures: depositDisclosures({ type: terms?.type ?? question.type }),
    request: () => {
      if (canAsk && !mutation.isPending) mutation.mutate(parameters)
    },
    requestAsync: async () =>
      canAsk && !mutation.isPending ? (await mutation.mutateAsync(parameters)).terms.requestId : undefined,
    isRequesting: mutation.isPending,
    error: areSameParameters(mutation.variables, parameters) ? mutation.error : null,
    requestId,
    status,
    payable: status === 'payable' ? terms : undefined,
    terms,
    quote: mutation.data?.terms.requestId === requestId ? mutation.data?.quote : undefined,
    isStored: known?.isStored ?? false,
    progress,
    ...following,
    reset: mutation.reset,
  }
}

function statusOf(
  terms: DepositTerms | undefined,
  progress: DepositProgress,
  isPast: boolean,
): DepositAddressStatus {
  if (progress.hasOtherAddress) return 'otherAddress'
  if (!terms) return 'foreign'
  if (progress.state === 'unknown' && progress.arrived === undefined) return 'unclear'
  if (progress.state !== 'waiting' || progress.arrived !== undefined) return 'paid'
  return isPast ? 'expired' : 'payable'
}

function areSameParameters(
  one: GetQuoteParameters | undefined,
  other: GetQuoteParameters | undefined,
): boolean {
  return one !== undefined && other !== undefined && toJsonText(one) === toJsonText(other)
}
