import { fetchTokenList, useTokens, type TokenList } from '@causeway/react'
import { useEffect, useState } from 'react'

const list = {
  name: 'Ada’s list',
  tokens: [
    {
      chainId: 31337,
      address: '0x00000000000000000000000000000000000000d1',
      symbol: 'ADA',
      name: 'Ada’s token',
      decimals: 9,
    },
  ],
}

/** Left out on a page of yours: Storybook asks no host. */
const fetch = async () => Response.json(list)

export function Example() {
  const { chains } = useTokens()
  const [fetched, setFetched] = useState<TokenList>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    fetchTokenList('https://tokens.example/list.json', { chains, signal, fetch }).then(setFetched, () => {})
    return () => controller.abort()
  }, [chains])
  return <p>{fetched ? `${fetched.name}: ${fetched.tokens.map(({ symbol }) => symbol).join(', ')}` : '…'}</p>
}
