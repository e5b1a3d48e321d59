'use client'
import { useId } from 'react'
import type { Chain } from 'viem'
import { sanitizeText } from '../../utils/sanitizeText.ts'
import { partProps } from '../attributes.ts'
import { usePickerMessages } from './usePickerMessages.ts'

interface ChainFilterProps {
  chains: readonly Chain[]
  /** Undefined shows all chains. */
  chainId: number | undefined
  onChange: (chainId: number | undefined) => void
}

/** Shows the tokens of one chain, or of all. Renders a `<fieldset>` of radio buttons. */
export function ChainFilter({ chains, chainId, onChange }: ChainFilterProps) {
  const translate = usePickerMessages()
  const name = useId()
  const choices = [
    { id: undefined, name: translate('picker.allChains') },
    ...chains.map(({ id, name }) => ({ id, name: sanitizeText(name, { maxLength: 24 }) })),
  ]
  return (
    <fieldset aria-label={translate('picker.chains')} {...partProps('picker-chains')}>
      {choices.map((choice) => (
        <label
          key={choice.id ?? 'all'}
          {...partProps('picker-chain', choice.id === chainId ? 'chosen' : 'other')}
        >
          <input
            type="radio"
            name={name}
            checked={choice.id === chainId}
            onChange={() => onChange(choice.id)}
            {...partProps('hidden-text')}
          />
          <bdi>{choice.name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
