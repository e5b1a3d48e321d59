import { parseTokenList, useTokens } from '@causeway/react'

const list = {
  name: 'A third-party list',
  tokens: [
    {
      chainId: 31337,
      address: '0x1111111111111111111111111111111111111111',
      symbol: 'OAK',
      name: 'Oak',
      decimals: 18,
    },
    { chainId: 31337, address: '0x2222', symbol: 'ELM', name: 'Elm', decimals: 18 },
  ],
}

export function Example() {
  const { chains } = useTokens()
  const { tokens, problems } = parseTokenList(list, { chains })
  return (
    <p>
      {tokens.map(({ symbol }) => symbol).join(', ')} can be used; {problems.length} left out.
    </p>
  )
}
