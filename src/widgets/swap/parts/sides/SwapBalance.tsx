'use client'
import { forwardRef } from 'react'
import { formatAmount } from '../../../../utils/format/formatAmount.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useSwapContext } from '../../model/swapContext.ts'
import { useBalanceOf } from './useBalanceOf.ts'
import { useSide, type SideProps } from './useSide.ts'

export interface SwapBalanceProps extends PartProps<'span'>, SideProps {}

/** The wallet's balance of a side's token. Renders a `<span>`, or nothing while the balance is unknown. */
export const SwapBalance = forwardRef<HTMLSpanElement, SwapBalanceProps>(function SwapBalance(
  { side: ownSide, ...props },
  ref,
) {
  const side = useSide('Swap.Balance', ownSide)
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const token = useSwapContext('Swap.Balance').parsed[side]
  const balance = useBalanceOf(token)
  if (!token || balance === undefined) return null
  return renderPart(
    <span ref={ref} {...part('swap-balance')}>
      {translate('swap.balance', {
        amount: formatAmount(balance, {
          decimals: token.decimals,
          locale,
          rounding: 'down',
          maximumFractionDigits: digitsOf(balance, token.decimals),
        }),
      })}
    </span>,
    props,
  )
})

/** As many decimals as are readable: fewer after a large number. */
function digitsOf(balance: bigint, decimals: number): number {
  const whole = balance / 10n ** BigInt(decimals)
  return whole >= 1000n ? 2 : whole > 0n ? 4 : 6
}
