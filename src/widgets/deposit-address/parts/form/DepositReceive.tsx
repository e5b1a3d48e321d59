'use client'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { isNonEvmChain } from '../../../../utils/chains/nonEvmChain.ts'
import { isSameToken } from '../../../../utils/tokens/tokenId.ts'
import { symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { usePart } from '../../usePart.ts'
import { useDepositContext } from '../../model/depositContext.ts'
import { DepositField } from './DepositField.tsx'

/**
 * The token to receive, if there is a choice: tokens paid outside the EVM have no equivalent elsewhere. Renders a
 * `<div>` with a field, or nothing.
 */
export function DepositReceive() {
  const part = usePart()
  const translate = useMessages()
  const { tokens } = useTokens()
  const { change, isRouteFixed, origin, destination, receive } = useDepositContext('DepositAddress.Form')
  if (!origin || !destination || !isNonEvmChain(origin)) return null
  const choices = tokens.filter(({ chainId }) => chainId === destination.id)
  return (
    <DepositField label={translate('swap.receive')}>
      {(control) => (
        <select
          {...control}
          name="destinationToken"
          disabled={isRouteFixed}
          value={choices.find((token) => isSameToken(token, receive))?.address ?? ''}
          onChange={({ target }) => change({ destinationToken: target.value })}
          {...part('deposit-address-input')}
        >
          {!receive && <option value="">–</option>}
          {choices.map((token) => (
            <option key={token.address} value={token.address}>
              {symbolOf(token)}
            </option>
          ))}
        </select>
      )}
    </DepositField>
  )
}
