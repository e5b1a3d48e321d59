'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DepositParties } from '../../../deposit/request/depositParties.ts'
import { useConfig } from '../../../hooks/context/useConfig.ts'
import { hideDeposit } from '../../../hooks/internal/deposits/hideDeposit.ts'
import { useIsDepositHidden } from '../../../hooks/internal/deposits/useIsDepositHidden.ts'
import { useDepositAddress } from '../../../hooks/useDepositAddress.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useControllable } from '../../shared/hooks/useControllable.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { parseEnteredAmount } from '../../shared/model/enteredAmount.ts'
import type { DepositValue, UseDepositAddressFormReturnType } from './depositContext.ts'
import type { DepositQuoteParameters } from './depositQuoteParameters.ts'
import { defaultRoute, tokenOn } from './depositRoute.ts'

export interface UseDepositFormParameters {
  /** What is filled in, when the page keeps it. */
  value: DepositValue | undefined
  defaultValue: Partial<Omit<DepositValue, 'refundTo'>> | undefined
  onValueChange: ((value: DepositValue) => void) | undefined
  quoteParameters: DepositQuoteParameters
  isRouteFixed: boolean
  /** The request that is shown, when the page keeps it; `''` for the form. */
  requestId: string | undefined
  defaultRequestId: string
  onRequestIdChange: ((requestId: string) => void) | undefined
  announce: (text: string) => void
}

/** What is filled in, and the deposit address that follows from it, or from the request that is shown. */
export function useDepositForm({
  quoteParameters,
  isRouteFixed,
  announce,
  ...given
}: UseDepositFormParameters): UseDepositAddressFormReturnType {
  const { chains: evmChains, accounts } = useConfig('DepositAddress.Root')
  const { chains, tokens } = useTokens()
  const locale = useLocale()
  const [value, setValue] = useControllable({
    value: given.value,
    defaultValue: {
      ...defaultRoute(evmChains),
      destinationCurrency: undefined,
      amount: '',
      recipient: '',
      refundTo: '',
      ...given.defaultValue,
    },
    onChange: given.onValueChange,
  })
  const [shownId, setShownId] = useControllable({
    value: given.requestId,
    defaultValue: given.defaultRequestId,
    onChange: given.onRequestIdChange,
  })
  const [acknowledged, acknowledge] = useState('')
  // Held for as long as the request is shown, and nowhere else: a store could be anybody's word.
  const [acknowledgedParties, acknowledgeParties] = useState<DepositParties>()
  const [origin, destination] = [value.originChainId, value.destinationChainId].map((chainId) =>
    chains.find(({ id }) => id === chainId),
  )
  const { tradeType = 'EXACT_INPUT' } = quoteParameters
  const isOutput = tradeType !== 'EXACT_INPUT'
  const pay = tokenOn(origin, tokens)
  const receive = tokenOn(destination, tokens, value.destinationCurrency)
  const counted = isOutput ? receive : pay
  const amount = useMemo(
    () => parseEnteredAmount(value.amount, counted, locale),
    [value.amount, counted, locale],
  )
  const followed = useDepositAddress({
    ...quoteParameters,
    ...value,
    amount: amount.status === 'valid' ? amount.amount : undefined,
    acknowledgedRefundTo: acknowledged,
    requestId: shownId || undefined,
    acknowledgedParties,
  })
  // From here on the request counts and no more the form, which may change with the wallet.
  const { requestId, status } = followed
  const isHidden = useIsDepositHidden(requestId)
  const isGiven = shownId === '' && requestId !== undefined && status !== undefined && !isHidden
  const { type } = quoteParameters
  const deposit = useMemo(
    () =>
      isHidden
        ? {
            ...hideDeposit(followed, { type }),
            // Another one is asked for: that one goes on in the list.
            request() {
              setShownId('')
              followed.request()
            },
            requestAsync() {
              setShownId('')
              return followed.requestAsync()
            },
          }
        : followed,
    [isHidden, followed, type, setShownId],
  )
  // Who connects another account has confirmed nothing.
  const [isUnconfirmed, unconfirm] = useState(isHidden)
  if (isUnconfirmed !== isHidden) {
    unconfirm(isHidden)
    acknowledge('')
    acknowledgeParties(undefined)
  }
  const wasHidden = useRef(false)
  useEffect(() => {
    if (wasHidden.current === isHidden) return
    wasHidden.current = isHidden
    if (requestId !== undefined) given.onRequestIdChange?.(isHidden ? '' : requestId)
    // What was filled in for it is not what the other account is to read.
    if (isHidden) setValue({ ...value, amount: '', recipient: '', refundTo: '' })
  }, [isHidden, requestId, given, value, setValue])
  const adopt = useRef(setShownId)
  useEffect(() => {
    adopt.current = setShownId
  })
  useEffect(() => {
    if (isGiven) adopt.current(requestId)
  }, [isGiven, requestId])

  return useMemo(
    () => ({
      value,
      change: (change) => setValue({ ...value, ...change }),
      amount,
      isOutput,
      isRouteFixed,
      origin,
      destination,
      pay,
      receive,
      acknowledged,
      acknowledge,
      acknowledgeParties,
      deposit,
      show: (next) => {
        if (next === undefined) deposit.reset()
        else accounts.show(next)
        acknowledge('')
        acknowledgeParties(undefined)
        setShownId(next ?? '')
      },
      announce,
    }),
    [
      value,
      setValue,
      amount,
      isOutput,
      isRouteFixed,
      origin,
      destination,
      pay,
      receive,
      acknowledged,
      deposit,
      setShownId,
      accounts,
      announce,
    ],
  )
}
