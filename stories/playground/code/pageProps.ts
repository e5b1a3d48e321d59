import type { StoryEnvironment } from '../../support/environment/createStoryEnvironment.ts'
import { placeholderOf } from './placeholders.ts'

/** The page's values in place of a sandbox chain's ID, unless it is the real one, and of its tokens' addresses. */
const pageChains: Readonly<Record<string, { id?: number; addresses: Readonly<Record<string, string>> }>> = {
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
  Solana: { addresses: { USDC: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' } },
}

type Known = Pick<StoryEnvironment, 'chains' | 'nonEvmChains' | 'tokens' | 'sandbox'>

/** Properties of a story as a page writes them: its own tokens, of Ethereum and Base, and addresses that are plainly to be replaced. */
export function pageProps(env: Known, props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, pageValue(env, value)]))
}

function pageValue(env: Known, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => pageValue(env, item))
  if (typeof value === 'string') return placeholderOf(value, env.sandbox.accounts) ?? value
  if (typeof value === 'number') return pageChainOf(env, value)?.id ?? value
  if (typeof value !== 'object' || value === null) return value
  // Instances of classes, React elements and components with a ref are written by name.
  if (Object.getPrototypeOf(value) !== Object.prototype || '$$typeof' in value) return value
  return pageToken(env, value) ?? pageProps(env, Object.fromEntries(Object.entries(value)))
}

/** A token of the sandbox: that of the same symbol on the page's chain. Those of other chains are what they are. */
function pageToken(env: Known, value: { chainId?: unknown; address?: unknown }) {
  const token = env.tokens.find(
    ({ chainId, address }) => chainId === value.chainId && address === value.address,
  )
  if (!token) return undefined
  const { chainId, address, symbol } = token
  const chain = pageChainOf(env, chainId)
  return { chainId: chain?.id ?? chainId, address: chain?.addresses[symbol] ?? address }
}

function pageChainOf(env: Known, chainId: number) {
  const { name = '' } = [...env.chains, ...env.nonEvmChains].find(({ id }) => id === chainId) ?? {}
  return pageChains[name]
}
