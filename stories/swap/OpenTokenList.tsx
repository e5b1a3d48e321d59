import { Swap, type SwapRootProps } from '@causeway/react/widgets'
import { useState } from 'react'
import { TokenPicker } from '../../src/widgets/picker/TokenPicker.tsx'

interface OpenTokenListProps extends Pick<
  SwapRootProps,
  'defaultPay' | 'defaultReceive' | 'popularTokens' | 'slots'
> {
  side: 'pay' | 'receive'
}

/** The list of a side, open from the start; the form opens it when its token is pressed. */
export function OpenTokenList({ side, popularTokens, slots, ...tokens }: OpenTokenListProps) {
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)
  return (
    <Swap.Root {...tokens} slots={slots}>
      <Swap.Side side="pay">
        <Swap.Amount />
        <Swap.Token />
      </Swap.Side>
      <Swap.SwitchSides />
      <Swap.Side side="receive">
        <Swap.Amount />
        <Swap.Token />
      </Swap.Side>
      {isOpen && (
        <TokenPicker
          side={side}
          chosen={side === 'pay' ? tokens.defaultPay : tokens.defaultReceive}
          isAllowed={() => true}
          popular={popularTokens}
          onChoose={close}
          onClose={close}
        />
      )}
    </Swap.Root>
  )
}
