import type { Token } from '@causeway/react'
import type { Names } from '../stories/playground/toJsx.ts'
import type { StoryEnvironment } from '../stories/support/createStoryEnvironment.ts'

/** What a page has in place of a chain of the sandbox, and of the contracts of its tokens. */
const pageChains: Readonly<Record<string, { id: number; addresses: Readonly<Record<string, string>> }>> = {
  Alder: {
    id: 1,
    addresses: {
      USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      DAI: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    },
  },
  Birch: {
    id: 8453,
    addresses: {
      USDC: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      DAI: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
    },
  },
}

/** A token of the sandbox as a page writes it: that of Ethereum or Base with the same symbol. Others are what they are. */
export function pageToken(env: Pick<StoryEnvironment, 'chains'>, { chainId, address, symbol }: Token) {
  const chain = pageChains[env.chains.find(({ id }) => id === chainId)?.name ?? '']
  return chain ? { chainId: chain.id, address: chain.addresses[symbol] ?? address } : { chainId, address }
}

/** Accounts of the sandbox are nobody's: a page has its own. */
export function pageNames({ sandbox }: Pick<StoryEnvironment, 'sandbox'>): Names {
  return new Map(sandbox.accounts.map((account) => [account, { name: 'recipient' }]))
}
