import { isNonEvmChain, useTokens } from '@causeway/react'

export function Example() {
  const { chains } = useTokens()
  return (
    <ul>
      {chains.map((chain) => (
        <li key={chain.id}>
          {chain.name}: {isNonEvmChain(chain) ? 'can be received on' : 'can be paid on and received on'}
        </li>
      ))}
    </ul>
  )
}
