import { defineChain } from 'viem'
import { parseTokenList } from '../../src/config/tokens/parseTokenList.ts'
import { createTokenSearch } from '../../src/widgets/picker/model/tokenSearch.ts'

export interface Found {
  read: number
  /** How many each longer word leaves. */
  found: readonly number[]
}

const chain = defineChain({
  id: 1,
  name: 'Alder',
  nativeCurrency: { symbol: 'ETH', name: 'Ether', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

/** Reads a list of so many tokens, and types a word of four characters into its search. */
export function searchTokens(count: number): Found {
  const list = {
    name: 'A long list',
    tokens: Array.from({ length: count }, (_, number) => ({
      chainId: chain.id,
      address: `0x${(number + 1).toString(16).padStart(40, '0')}`,
      symbol: `T${number}`,
      name: `Token ${number}`,
      decimals: number % 19,
    })),
  }
  const { tokens } = parseTokenList(JSON.stringify(list), { chains: [chain] })
  const search = createTokenSearch(tokens, { chainIds: [chain.id], isAllowed: () => true, held: [] })
  const found = ['t', 't9', 't99', 't999'].map((query) =>
    search(query).reduce((sum, group) => sum + group.tokens.length, 0),
  )
  return { read: tokens.length, found }
}
