'use client'
import type { ComponentProps } from 'react'
import type { Token } from '../../hooks/token.ts'
import { useTokens } from '../../hooks/useTokens.ts'
import { shortenAddress } from '../../utils/address.ts'
import { sanitizeText } from '../../utils/sanitizeText.ts'
import { partProps } from '../attributes.ts'
import { chainName, findToken, type TokenId } from '../tokenId.ts'
import { useMessages } from '../useMessages.ts'
import { useSwapContext, useSwapState } from './swapContext.ts'

export interface SwapTokenProps extends Omit<ComponentProps<'select'>, 'value'> {
  side: 'pay' | 'receive'
}

/** Chooses chain and token of a side. Renders a `<select>` over the picture of what is chosen. */
export function SwapToken({ side, ...props }: SwapTokenProps) {
  const translate = useMessages()
  const { chains, tokens } = useTokens()
  const { store } = useSwapContext('Swap.Token')
  const id = useSwapState('Swap.Token', (state) => state[side])
  const token = findToken(tokens, id)
  const state = token ? 'chosen' : id ? 'unknown' : 'none'
  const symbol = token ? sanitizeText(token.symbol, { maxLength: 24 }) : undefined
  return (
    <span {...partProps('swap-token', state)}>
      <span aria-hidden="true" {...partProps('swap-token-logo')}>
        {symbol?.slice(0, 1) ?? '?'}
      </span>
      <span aria-hidden="true" {...partProps('swap-token-text')}>
        <bdi>{symbol ?? (id ? shortenAddress(id.address) : translate('swap.token.none'))}</bdi>
        <small>{id ? chainName(chains, id.chainId) : ''}</small>
      </span>
      <select
        aria-label={translate(`swap.${side}.token`)}
        aria-invalid={state === 'unknown' || undefined}
        {...props}
        name={side}
        value={id ? toValue(token ?? id) : ''}
        onChange={(event) => {
          props.onChange?.(event)
          const chosen = tokens.find((candidate) => toValue(candidate) === event.currentTarget.value)
          if (chosen && !event.defaultPrevented) {
            store.set({ [side]: { chainId: chosen.chainId, address: chosen.address } })
          }
        }}
        {...partProps('swap-token-select')}
      >
        {token ? undefined : (
          <option value={id ? toValue(id) : ''} disabled>
            {id ? shortenAddress(id.address) : translate('swap.token.none')}
          </option>
        )}
        {chains.map((chain) => (
          <optgroup key={chain.id} label={chain.name}>
            {tokens
              .filter(({ chainId }) => chainId === chain.id)
              .map((option) => (
                <option key={option.address} value={toValue(option)}>
                  {translate('swap.token.option', { symbol: nameOf(option), chain: chain.name })}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </span>
  )
}

function toValue({ chainId, address }: TokenId): string {
  return `${chainId}:${address.toLowerCase()}`
}

function nameOf({ symbol }: Token): string {
  return sanitizeText(symbol, { maxLength: 24 })
}
