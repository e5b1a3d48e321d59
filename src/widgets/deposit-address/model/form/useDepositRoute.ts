'use client'
import { useMemo } from 'react'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { useStableFields } from '../../../shared/hooks/useStableFields.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { parseEnteredAmount } from '../../../shared/model/figures/enteredAmount.ts'
import type { DepositValue, UseDepositAddressFormReturnType } from '../depositContext.ts'
import type { DepositAddressQuoteParameters } from '../depositAddressQuoteParameters.ts'
import { tokenOn } from './depositRoute.ts'

/** The form's chains, tokens and amount. */
type DepositRoute = Pick<
  UseDepositAddressFormReturnType,
  'origin' | 'destination' | 'pay' | 'receive' | 'amount' | 'isOutput'
>

/** Finds the selected chains and tokens, and parses the amount with its token's decimals. */
export function useDepositRoute(
  value: DepositValue,
  { tradeType = 'EXACT_INPUT' }: Pick<DepositAddressQuoteParameters, 'tradeType'>,
): DepositRoute {
  const { chains, tokens } = useTokens()
  const locale = useLocale()
  const [origin, destination] = [value.originChainId, value.destinationChainId].map((chainId) =>
    chains.find(({ id }) => id === chainId),
  )
  const isOutput = tradeType !== 'EXACT_INPUT'
  const pay = tokenOn(origin, tokens)
  const receive = tokenOn(destination, tokens, value.destinationToken)
  const counted = isOutput ? receive : pay
  const amount = useMemo(
    () => parseEnteredAmount(value.amount, counted, locale),
    [value.amount, counted, locale],
  )
  return useStableFields({ origin, destination, pay, receive, amount, isOutput })
}
