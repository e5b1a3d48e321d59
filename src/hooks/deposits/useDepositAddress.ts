'use client'
import { useEffect, useRef } from 'react'
import { checkDepositFields } from '../../deposit/request/depositFields.ts'
import { reporterOf } from '../../config/configInternals.ts'
import type { Kinds } from '../../errors/checks/checkKinds.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import { checkDepositParameters, type DepositCheck } from '../../deposit/request/checkDepositParameters.ts'
import type { DepositAddressParameters } from '../../deposit/request/depositAddressParameters.ts'
import type { StoredDeposit } from '../../deposit/book/depositEntry.ts'
import type { DepositParties } from '../../deposit/request/depositParties.ts'
import { deriveDepositAddress, type DepositAddressState } from '../../deposit/deriveDepositAddress.ts'
import { isSameQuoteParameters } from '../../deposit/request/isSameQuoteParameters.ts'
import type { DepositAddressMutationOptions } from '../../query/mutations/depositAddressMutation.ts'
import {
  connectionKinds,
  type ConfigParameter,
  type WalletParameter,
} from '../context/connectionParameters.ts'
import { useConnection } from '../context/useConnection.ts'
import { useAddressRequest } from './useAddressRequest.ts'
import { usePageFacts } from './tracking/usePageFacts.ts'
import { isSameRequestId } from '../../schemas/requests/isSameRequestId.ts'
import { isDepositEndedByDrop } from '../../schemas/requests/isDepositEndedByDrop.ts'
import { useSaveDeposit } from './tracking/useSaveDeposit.ts'
import { useKnownDeposit } from './tracking/useKnownDeposit.ts'
import { useDepositReports } from './tracking/useDepositReports.ts'
import { useDepositProgress, type DepositTracking } from './tracking/useDepositProgress.ts'
import { useIsPayTimeOver } from './tracking/useIsPayTimeOver.ts'
import { useNonWalletAddresses } from './tracking/useNonWalletAddresses.ts'
import { useDepositAddresses } from './useDepositAddresses.ts'
import { signsToStore, statusToStore } from '../../deposit/progress/statusToStore.ts'

export interface UseDepositAddressParameters<context = unknown>
  extends DepositAddressParameters, ConfigParameter, WalletParameter, DepositAddressMutationOptions<context> {
  /**
   * Tracks this request instead of requesting an address. Of the other parameters only `user`, `ttl` and the addresses count
   * then: after a reload they must be the original ones for the address to become payable again.
   */
  requestId?: string | undefined
  /** The parties that the user has accepted, having seen them in full: the `unaccepted` that was shown. Don't store it. */
  acceptedParties?: DepositParties | undefined
}

export interface UseDepositAddressReturnType
  extends Pick<DepositCheck, 'refusal' | 'problems'>, DepositAddressState, DepositTracking {
  /** Requests an address. Does nothing as long as there is a refusal or a problem, or while one is being requested. */
  request: () => void
  /**
   * The same, resolving with the request's ID; undefined if nothing was requested. By then, another component can track the address,
   * since it is stored; not if storage refused it, or if the parameters have changed since: then it is neither shown nor stored.
   */
  requestAsync: () => Promise<string | undefined>
  isRequesting: boolean
  /** Why no address could be requested. */
  error: Error | null
  /** Dismisses the address that was requested here; `useDepositAddresses` keeps tracking it. */
  reset: () => void
}

/** The types of its own parameters, in addition to those of the address. */
const ownKinds: Kinds<Exclude<keyof UseDepositAddressParameters, keyof DepositAddressParameters>> = {
  ...connectionKinds,
  requestId: 'text',
  acceptedParties: 'object',
  mutation: 'object',
}

/** The request's ID as it is stored: a link may have it in capitals. */
function spellAsStored(
  deposits: readonly StoredDeposit[],
  requestId: string | undefined,
): string | undefined {
  const stored = deposits.find(({ terms }) => isSameRequestId(terms.requestId, requestId))
  return stored?.terms.requestId ?? requestId
}

/**
 * Requests a deposit address and tracks it, for payers who send from any wallet or exchange. No wallet has to be connected. The
 * address is requested once, checked and stored before it is returned together with the amount to pay. It is withdrawn when the
 * parameters change, when it is paid, and when it expires.
 *
 * @example
 * const deposit = useDepositAddress({
 *   originChainId: 1, destinationChainId: 8453, amount: 10n ** 18n,
 *   recipient, refundTo, acceptedRefundTo: isConfirmed ? refundTo : undefined,
 * })
 * const canRequest = deposit.problems.length === 0
 * return deposit.payable?.address ?? <button disabled={!canRequest} onClick={deposit.request}>Show the address</button>
 *
 * @example
 * const { progress } = useDepositAddress({ requestId }) // after a reload, or on another device
 */
export function useDepositAddress<context = unknown>(
  input: UseDepositAddressParameters<context> = {},
): UseDepositAddressReturnType {
  checkObject(input, 'useDepositAddress')
  checkDepositFields(input, 'useDepositAddress', ownKinds)
  const { requestId: givenId, acceptedParties, mutation: options, ...parameters } = input
  const { config, wallet } = useConnection('useDepositAddress', parameters)
  const { deposits } = useDepositAddresses({ config, wallet, wallets: 'all' })
  const known = useNonWalletAddresses(config, deposits)
  const { config: _config, wallet: _wallet, ...chosen } = parameters
  const { refusal, problems, quoteParameters, isReady } = checkDepositParameters(chosen, {
    chains: config.allChains,
    account: wallet?.address,
    known,
  })

  const askable = isReady ? quoteParameters : undefined

  const {
    parameters: variables,
    requested,
    error,
    isRequesting,
    request,
    reset,
  } = useAddressRequest(config, options)
  const latestParameters = useRef(quoteParameters)
  useEffect(() => {
    latestParameters.current = quoteParameters
  })
  async function requestAsync(): Promise<string | undefined> {
    if (!askable) return undefined
    const answer = await request(askable)
    // The caller may leave the page that shows it at once.
    if (answer && isSameQuoteParameters(answer.quote.parameters, latestParameters.current))
      await save(answer.terms)
    return answer?.terms.requestId
  }
  // An address for other parameters than the current ones is neither shown nor stored. It may differ from the tracked one.
  const given = isSameQuoteParameters(requested?.quote.parameters, quoteParameters) ? requested : undefined
  const requestId = spellAsStored(deposits, givenId ?? given?.terms.requestId)
  const stored = useKnownDeposit(deposits, requestId, config.client.clock)
  const page = usePageFacts(config, {
    ...chosen,
    account: wallet?.address,
    accepted: acceptedParties,
  })
  const { progress, ...following } = useDepositProgress(config, requestId, { known: stored, page })
  const isPast = useIsPayTimeOver(
    { stored, progress, ttl: page.ttl, behindMs: page.behindMs },
    config.client.clock,
  )
  const save = useSaveDeposit(config.depositBook, {
    terms: given?.terms,
    account: wallet?.address,
    deposits,
    requestId,
    status: progress && statusToStore(progress),
    isDropped: progress !== undefined && isDepositEndedByDrop(progress),
    signs: progress ? signsToStore(progress) : [],
  })
  const state = deriveDepositAddress({ type: chosen.type, requestId, requested, stored, progress, isPast })
  useDepositReports(reporterOf(config), { requestId, quote: state.quote, progress })

  return {
    refusal,
    problems,
    ...state,
    ...following,
    request() {
      // `error` has the reason.
      requestAsync().catch(() => {})
    },
    requestAsync,
    isRequesting,
    error: (isSameQuoteParameters(variables, quoteParameters) && error) || null,
    reset,
  }
}
