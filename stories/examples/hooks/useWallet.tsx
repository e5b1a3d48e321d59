import { useWallet } from '@causeway/react'

export function Example() {
  const wallet = useWallet()
  return <p>{wallet ? `Connected as ${wallet.address}` : 'No wallet is connected.'}</p>
}
