'use client'
import { useRef } from 'react'
import { useIsContract } from '../../../../hooks/internal/useIsContract.ts'
import { useWallet } from '../../../../hooks/useWallet.ts'
import { hasEvmAddresses, parseChainAddress } from '../../../../utils/address/families/parseChainAddress.ts'
import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { shortenAddress } from '../../../../utils/address/shortenAddress.ts'
import { withoutInvisible } from '../../../../utils/text/withoutInvisible.ts'
import { CodeText } from '../../../shared/parts/copy/CodeText.tsx'
import { exactTextProps } from '../../../shared/parts/copy/exactTextProps.ts'
import { usePart } from '../../usePart.ts'
import { symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import { useDepositContext } from '../../model/depositContext.ts'
import { DepositField } from './DepositField.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'

interface DepositPartyProps {
  name: 'recipient' | 'refundTo'
  isTried: boolean
}

/** The recipient's wallet, or the payer's own for refunds. Renders a `<div>` with a field. */
export function DepositParty({ name, isTried }: DepositPartyProps) {
  const part = usePart()
  const translate = useMessages()
  const account = useWallet()?.address
  const { value, change, origin, destination, pay, receive, deposit } =
    useDepositContext('DepositAddress.Form')
  const chain = name === 'recipient' ? destination : origin
  const { address } = parseChainAddress(value[name], chain)
  const isContract = useIsContract({ chainId: chain?.id, address })
  const problem = deposit.problems.find(({ field }) => field === name)
  const values = { chain: chain?.name ?? '', symbol: symbolOf(name === 'recipient' ? receive : pay) }
  const own = hasEvmAddresses(chain) ? account : undefined
  const hasDefault = name === 'recipient' && own !== undefined
  // Only offered: the payer must confirm that the address is theirs and can receive a refund on that network.
  const isOffered = name === 'refundTo' && own !== undefined && !isSameAddress(value.refundTo, own)
  const field = useRef<HTMLInputElement>(null)
  return (
    <DepositField
      label={translate(name === 'recipient' ? 'deposit.recipient' : 'deposit.refund', values)}
      hint={translate(
        name === 'refundTo'
          ? 'deposit.refund.hint'
          : hasDefault
            ? 'deposit.recipient.hintConnected'
            : 'deposit.recipient.hint',
        values,
      )}
      error={errorText()}
      note={
        name === 'refundTo' && isContract && !problem
          ? translate('deposit.refund.contract', values)
          : undefined
      }
      choices={
        isOffered && (
          <div {...part('deposit-address-suggestions')}>
            <button
              type="button"
              onClick={() => {
                change({ refundTo: own })
                // The button disappears with what it offered.
                field.current?.focus()
              }}
              {...part('deposit-address-suggestion')}
            >
              {translate('deposit.refund.use', { address: shortenAddress(own) })}
            </button>
          </div>
        )
      }
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={field}
            {...exactTextProps}
            name={name}
            placeholder={hasDefault ? account : undefined}
            value={value[name]}
            onChange={({ currentTarget }) => change({ [name]: withoutInvisible(currentTarget.value) })}
            {...part('deposit-address-input')}
          />
          {/* A narrow field cuts off the address, so it is repeated below; assistive technology reads the field. */}
          {value[name].length > 38 && (
            <p aria-hidden="true" {...part('deposit-address-hint')}>
              <CodeText text={value[name]} />
            </p>
          )}
        </>
      )}
    </DepositField>
  )

  function errorText(): string | undefined {
    if (!problem) return undefined
    switch (problem.code) {
      case 'missing':
        return isTried ? translate(`deposit.problem.${name}`) : undefined
      case 'contract':
      case 'depositAddress':
        return translate(`deposit.problem.${problem.code}`)
      default:
        return translate(`reason.address.${problem.code}`)
    }
  }
}
