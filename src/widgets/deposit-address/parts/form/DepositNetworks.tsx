'use client'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { usePart } from '../../usePart.ts'
import { useDepositContext } from '../../model/depositContext.ts'
import { DepositField } from './DepositField.tsx'
import { withChain } from '../../model/form/depositRoute.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/** The origin and destination networks. Renders a `<div>` with two fields. */
export function DepositNetworks() {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const { value, change, isRouteFixed, deposit } = useDepositContext('DepositAddress.Form')
  const { refusal } = deposit
  const values = {
    origin: chains.find(({ id }) => id === value.originChainId)?.name ?? '',
    destination: chains.find(({ id }) => id === value.destinationChainId)?.name ?? '',
  }
  return (
    <div {...part('deposit-address-networks')}>
      {(
        [
          ['originChainId', 'deposit.from'],
          ['destinationChainId', 'deposit.to'],
        ] as const
      ).map(([side, label]) => (
        <DepositField
          key={side}
          label={translate(label)}
          error={
            refusal && side === 'destinationChainId'
              ? translate(`deposit.refused.${refusal}`, values)
              : undefined
          }
        >
          {(control) => (
            <select
              {...control}
              name={side}
              disabled={isRouteFixed}
              value={value[side] ?? ''}
              onChange={({ target }) => {
                const chainId = chains.find(({ id }) => String(id) === target.value)?.id
                change({ ...withChain(value, side, chainId), destinationToken: undefined })
              }}
              {...part('deposit-address-input')}
            >
              {value[side] === undefined && <option value="">–</option>}
              {chains.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </DepositField>
      ))}
    </div>
  )
}
