'use client'
import { memo, type CSSProperties } from 'react'
import type { Token } from '../../../config/tokens/token.ts'
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
  /** What the wallet holds of it, in base units; undefined for nothing, and while that is not known. */
  balance: bigint | undefined
  /** US dollars for one of it; undefined while that is not known. */
  price: string | undefined
  /** Its place among all that were found, from 1. */
  position: number
  count: number
  isActive: boolean
  isChosen: boolean
  /** Where it stands in the list and how high it is, in CSS pixels. */
  start: number
  size: number
  onChoose: (token: Token) => void
}

/** One token of the picker; rendered again only when something of it changes. Renders a `<button role="option">`. */
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

/** Places a row of the list. */
export function rowStyle({ start, size }: { start: number; size: number }): CSSProperties {
  return { insetBlockStart: start, blockSize: size }
}
