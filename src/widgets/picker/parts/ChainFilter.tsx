'use client'
import { memo, useId } from 'react'
import type { AnyChain } from '../../../utils/chains/nonEvmChain.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import { usePart } from '../usePart.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

interface ChainFilterProps {
  chains: readonly AnyChain[]
  /** Undefined shows all chains. */
  chainId: number | undefined
  onChange: (chainId: number | undefined) => void
}

/** Filters the tokens by chain; typing in the search doesn't rerender it. Renders a `<fieldset>` of radio buttons. */
export const ChainFilter = memo(function ChainFilter({ chains, chainId, onChange }: ChainFilterProps) {
  const part = usePart()
  const translate = useMessages()
  const name = useId()
  const choices = [
    { id: undefined, name: translate('picker.allChains') },
    ...chains.map(({ id, name }) => ({ id, name: sanitizeText(name, { maxLength: 24 }) })),
  ]
  return (
    <fieldset aria-label={translate('picker.chains')} {...part('picker-chains')}>
      {choices.map((choice) => (
        <label key={choice.id ?? 'all'} {...part('picker-chain', choice.id === chainId ? 'chosen' : 'other')}>
          <input
            type="radio"
            name={name}
            checked={choice.id === chainId}
            // As with native radio buttons, Tab only stops at the selected one. Also, the dialog's focus trap treats the last focusable
            // element as its end.
            tabIndex={choice.id === chainId ? 0 : -1}
            onChange={() => onChange(choice.id)}
            {...part('hidden-text')}
          />
          <bdi>{choice.name}</bdi>
        </label>
      ))}
    </fieldset>
  )
})
