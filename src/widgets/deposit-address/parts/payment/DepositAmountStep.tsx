'use client'
import { useRef, type Ref } from 'react'
import type { DepositTerms } from '../../../../deposit/depositTerms.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { amountSpace } from '../../../../utils/format/amountSpace.ts'
import { toDecimal } from '../../../../utils/amounts/toDecimal.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { chainName, symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import { Fact } from '../../../shared/parts/figures/Fact.tsx'
import { usePart } from '../../usePart.ts'
import { DepositCopy } from './DepositCopy.tsx'

interface DepositAmountStepProps {
  pay: DepositTerms['pay']
  headingRef: Ref<HTMLHeadingElement>
}

/** The first step: exactly how much of which token, on which network. Renders an `<li>`. */
export function DepositAmountStep({ pay, headingRef }: DepositAmountStepProps) {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const amountText = useRef<HTMLElement>(null)
  const chain = chainName(chains, pay.chainId)
  const currency = chains.find(({ id }) => id === pay.chainId)?.nativeCurrency
  const symbol = symbolOf(currency)
  // In the format that wallets accept: all digits, with a decimal point.
  const amount = toDecimal(pay.amount, currency?.decimals ?? pay.decimals)
  return (
    <li {...part('deposit-address-step')}>
      <h3 ref={headingRef} tabIndex={-1} {...part('deposit-address-heading')}>
        {translate('deposit.send')}
      </h3>
      <dl {...part('facts')}>
        <Fact label={translate('deposit.send.amount')} isTitled>
          <span {...part('deposit-address-exact')}>
            <bdi dir="ltr" translate="no">
              <code ref={amountText}>{amount}</code>
              {amountSpace(amount, symbol)}
              {symbol}
            </bdi>
          </span>
          <DepositCopy text={amount} shown={amountText} what={translate('deposit.send.amount')} />
        </Fact>
        <Fact label={translate('deposit.send.network')}>{chain}</Fact>
        <Fact label={translate('deposit.send.token')}>
          {translate('deposit.send.token.value', { symbol })}
        </Fact>
      </dl>
      <p {...part('deposit-address-advice')}>{translate('deposit.send.fee')}</p>
    </li>
  )
}
