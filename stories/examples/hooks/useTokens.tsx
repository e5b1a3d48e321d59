import { useTokens } from '@causeway/react'

export function Example() {
  const { chains, tokens } = useTokens()
  return (
    <ul>
      {chains.map(({ id, name }) => (
        <li key={id}>
          {name}:{' '}
          {tokens
            .filter(({ chainId }) => chainId === id)
            .map(({ symbol }) => symbol)
            .join(', ')}
        </li>
      ))}
    </ul>
  )
}
