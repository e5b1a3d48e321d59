'use client'
import { useEffect, useRef } from 'react'
import type { Token } from '../../../utils/tokens/token.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { usePart } from '../usePart.ts'
import { CopyableCode } from '../../shared/parts/copy/CopyableCode.tsx'
import { TokenLogo } from '../../shared/parts/icons/TokenLogo.tsx'
import { chainName, nameOf, symbolOf } from '../../shared/model/tokens/tokenNames.ts'
import { lookAlikeOf, tokenFlags } from '../model/tokenFlags.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

interface TokenImportProps {
  token: Token
  onImport: () => void
  onBack: () => void
}

/** Shows what is known about an unverified token, and asks whether to import it. Renders a `<div>`. */
export function TokenImport({ token, onImport, onBack }: TokenImportProps) {
  const part = usePart()
  const translate = useMessages()
  const { chains, tokens } = useTokens()
  const back = useRef<HTMLButtonElement>(null)
  // The harmless answer is focused first.
  useEffect(() => back.current?.focus(), [])
  const chain = chainName(chains, token.chainId)
  const known = lookAlikeOf(token, tokens)
  const addressLabel = translate('picker.import.address', { chain })
  return (
    <div {...part('picker-import')}>
      <p {...part('picker-import-token')}>
        <TokenLogo token={token} />
        <span {...part('picker-option-text')}>
          <bdi>{symbolOf(token)}</bdi>
          <small>
            <bdi>{nameOf(token)}</bdi>
          </small>
        </span>
      </p>
      <p {...part('picker-import-address')}>
        {addressLabel}
        <CopyableCode text={token.address} what={addressLabel} />
      </p>
      <ul {...part('picker-warning')}>
        {tokenFlags(token, tokens).map((flag) => (
          <li key={flag}>
            {translate(`picker.import.${flag}`, {
              symbol: symbolOf(known ?? token),
              chain: chainName(chains, (known ?? token).chainId),
            })}
          </li>
        ))}
      </ul>
      <div {...part('picker-import-actions')}>
        <button ref={back} type="button" onClick={onBack} {...part('picker-action', 'quiet')}>
          {translate('picker.back')}
        </button>
        <button type="button" onClick={onImport} {...part('picker-action', 'main')}>
          {translate('picker.import.confirm')}
        </button>
      </div>
    </div>
  )
}
