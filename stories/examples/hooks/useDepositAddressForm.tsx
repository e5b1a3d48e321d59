import { DepositAddress, useDepositAddressForm } from '@causeway/react/widgets'

export function Example() {
  return (
    <DepositAddress.Root defaultValue={{ amount: '1' }}>
      <Presets />
      <DepositAddress.Form />
      <DepositAddress.Status />
      <DepositAddress.Payment />
    </DepositAddress.Root>
  )
}

function Presets() {
  const { value, change, pay } = useDepositAddressForm()
  return ['0.1', '1', '5'].map((amount) => (
    <button
      key={amount}
      type="button"
      aria-pressed={value.amount === amount}
      onClick={() => change({ amount })}
    >
      {amount} {pay?.symbol}
    </button>
  ))
}
