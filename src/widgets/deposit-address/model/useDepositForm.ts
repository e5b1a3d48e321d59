'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DepositParties } from '../../../deposit/request/depositParties.ts'
import { useConfig } from '../../../hooks/context/useConfig.ts'
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
  const { chains: evmChains } = useConfig('DepositAddress.Root')
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
  const deposit = useDepositAddress({
    ...quoteParameters,
    ...value,
    amount: amount.status === 'valid' ? amount.amount : undefined,
    acknowledgedRefundTo: acknowledged,
    requestId: shownId || undefined,
    acknowledgedParties,
  })
  // From here on the request counts and no more the form, which may change with the wallet.
  const { requestId, status } = deposit
  const isGiven = shownId === '' && requestId !== undefined && status !== undefined
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
      announce,
    ],
  )
}
