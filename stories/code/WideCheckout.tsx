import { SwapWidget } from '@causeway/react/widgets'

export function WideCheckout({ onPaid }: { onPaid: () => void }) {
  return (
    <SwapWidget
      layout="wide"
      mode="checkout"
      checkout={{
        token: { chainId: 8453, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' },
        amount: 25_000_000n,
        recipient: '0x1111111111111111111111111111111111111111',
        title: 'Two coffees',
        merchant: 'Café Linde',
      }}
      onPaid={onPaid}
    />
  )
}
