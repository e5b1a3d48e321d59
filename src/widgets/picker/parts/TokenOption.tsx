'use client'
import { memo, type CSSProperties } from 'react'
import type { Token } from '../../../utils/tokens/token.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { shortenAddress } from '../../../utils/address/shortenAddress.ts'
import { formatAmount } from '../../../utils/format/formatAmount.ts'
import { formatUsd } from '../../../utils/format/formatUsd.ts'
import { usdOf } from '../../../utils/amounts/usd.ts'
import { usePart } from '../usePart.ts'
import { TokenLogo } from '../../shared/parts/icons/TokenLogo.tsx'
import { chainName, nameOf, symbolOf } from '../../shared/model/tokens/tokenNames.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { tokenFlags } from '../model/tokenFlags.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

interface TokenOptionProps {
  id: string
  token: Token
  /** The wallet's balance in base units; undefined if it is zero or unknown. */
  balance: bigint | undefined
  /** US dollars for one token; undefined if unknown. */
  price: string | undefined
  /** Its position among all results, from 1. */
  position: number
  count: number
  isActive: boolean
  isChosen: boolean
  /** Its offset in the list and its height, in CSS pixels. */
  start: number
  size: number
  onChoose: (token: Token) => void
}

/** One token of the picker; rerenders only when its own props change. Renders a `<button role="option">`. */
export const TokenOption = memo(function TokenOption({
  id,
  token,
  balance,
  price,
  position,
  count,
  isActive,
  isChosen,
  start,
  size,
  onChoose,
}: TokenOptionProps) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { chains, tokens } = useTokens()
  const [flag] = tokenFlags(token, tokens).toReversed()
  const amount =
    balance === undefined
      ? undefined
      : formatAmount(balance, {
          decimals: token.decimals,
          locale,
          rounding: 'down',
          maximumFractionDigits: 4,
        })
  const usd =
    amount === undefined || balance === undefined
      ? undefined
      : formatUsd(usdOf(balance, { decimals: token.decimals, price }), { locale, rounding: 'down' })
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-setsize={count}
      aria-posinset={position}
      style={rowStyle({ start, size })}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(token)}
      {...part('picker-option', isActive ? 'active' : 'idle')}
    >
      <TokenLogo token={token} />
      <span {...part('picker-option-text')}>
        <bdi>{symbolOf(token)}</bdi>{' '}
        <small>
          {flag ? (
            <span {...part('picker-flag', flag)}>{translate(`picker.flag.${flag}`)}</span>
          ) : (
            <bdi>{nameOf(token)}</bdi>
          )}{' '}
          · <bdi>{chainName(chains, token.chainId)}</bdi>
          {flag && (
            <>
              {' '}
              ·{' '}
              <bdi dir="ltr" translate="no" aria-hidden="true">
                {shortenAddress(token.address)}
              </bdi>
              <span {...part('hidden-text')}>{token.address}</span>
            </>
          )}
        </small>
      </span>
      {amount !== undefined && (
        <>
          <bdi aria-hidden="true" {...part('picker-option-balance')}>
            {amount}
            {usd && <small>{usd}</small>}
          </bdi>
          <span {...part('hidden-text')}>
            {' '}
            {translate('picker.balance', { amount: usd ? `${amount} (${usd})` : amount })}
          </span>
        </>
      )}
    </button>
  )
})

/** Positions a row of the list. */
export function rowStyle({ start, size }: { start: number; size: number }): CSSProperties {
  return { insetBlockStart: start, blockSize: size }
}
