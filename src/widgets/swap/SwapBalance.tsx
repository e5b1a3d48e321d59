'use client'
import type { ComponentProps } from 'react'
import { useBalance } from '../../hooks/useBalance.ts'
import { useTokens } from '../../hooks/useTokens.ts'
import { useWallet } from '../../hooks/useWallet.ts'
import { zeroAddress } from '../../utils/address.ts'
import { formatAmount, toDecimal } from '../../utils/amounts/formatAmount.ts'
import { sanitizeText } from '../../utils/sanitizeText.ts'
import { partProps } from '../attributes.ts'
import { findToken } from '../tokenId.ts'
import { useMessages } from '../useMessages.ts'
import { useDecimalSeparator, useLocale } from '../useNumbers.ts'
import { useSwapContext, useSwapState } from './swapContext.ts'

export interface SwapBalanceProps extends ComponentProps<'span'> {
  side: 'pay' | 'receive'
}

/**
 * What the wallet holds of a side's token; on the side that pays, with a button for all of it. A native currency
 * has no such button: some of it must stay for gas. Renders a `<span>`, or nothing while the balance is unknown.
 */
export function SwapBalance({ side, ...props }: SwapBalanceProps) {
  const translate = useMessages()
  const locale = useLocale()
  const decimalSeparator = useDecimalSeparator()
  const { store } = useSwapContext('Swap.Balance')
  const { tokens } = useTokens()
  const token = findToken(
    tokens,
    useSwapState('Swap.Balance', (state) => state[side]),
  )
  const { data: balance } = useBalance({
    chainId: token?.chainId,
    currency: token?.address,
    account: useWallet()?.address,
  })
  if (!token || balance === undefined) return null
  const values = {
    amount: formatAmount(balance, { decimals: token.decimals, locale, rounding: 'down' }),
    symbol: sanitizeText(token.symbol, { maxLength: 24 }),
  }
  return (
    <span {...props} {...partProps('swap-balance')}>
      {translate('swap.balance', values)}
      {side === 'pay' && balance > 0n && token.address !== zeroAddress && (
        <button
          type="button"
          aria-label={translate('swap.balance.maxLabel', values)}
          onClick={() => {
            const text = toDecimal(balance, token.decimals).replace('.', decimalSeparator)
            store.set({ text, settledText: text })
          }}
          {...partProps('swap-max')}
        >
          {translate('swap.balance.max')}
        </button>
      )}
    </span>
  )
}
